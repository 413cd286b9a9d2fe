import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ScrollView, View } from 'react-native';

import { backupName } from '../src/storage/backup/name';
import { Button } from '../src/ui/components/Button';
import { Text } from '../src/ui/components/Text';
import { useStorage } from '../src/ui/StorageContext';
import { useTheme } from '../src/ui/theme/ThemeProvider';
import { COLUMN, SPACE } from '../src/ui/theme/tokens';
import { shareFile } from './device/shareFile';

/** Nobody plays where nothing could be kept: another tab has the games, or a newer Picket has written them. */
export function StorageGate({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const storage = useStorage();
  if (storage.state === 'waitingForOtherTab') {
    return <Closed title={t('storage.otherTab')} text={t('storage.otherTabText')} />;
  }
  if (storage.state === 'newer') {
    const save = async () => void (await shareFile(backupName(Date.now()), await storage.rawBackup()));
    return (
      <Closed title={t('storage.newer')} text={t('storage.newerText')}>
        <Button kind="filled" title={t('storage.saveBackup')} onPress={() => void save()} />
      </Closed>
    );
  }
  return children;
}

function Closed({ title, text, children }: { title: string; text: string; children?: ReactNode }) {
  const theme = useTheme();
  return (
    <ScrollView
      role="main"
      style={{ flex: 1, backgroundColor: theme.background }}
      contentContainerStyle={{
        flexGrow: 1,
        alignItems: 'center',
        justifyContent: 'center',
        padding: SPACE.xl,
      }}
    >
      <View aria-live="polite" style={{ maxWidth: COLUMN - 160, gap: SPACE.l }}>
        <Text type="display" heading={1} center>
          {title}
        </Text>
        <Text center>{text}</Text>
        {children}
      </View>
    </ScrollView>
  );
}
