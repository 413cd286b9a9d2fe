import { setStringAsync } from 'expo-clipboard';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { expo } from '../../app.json';
import { MOST_CRASHES, type Crash } from '../../src/state/crashLog';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { useToast } from '../../src/ui/components/Toast';
import { SPACE } from '../../src/ui/theme/tokens';
import { dateWords } from '../history/words';
import { crashLog } from './crashLog';

/** The log of what went wrong, to be read, copied or cleared; nothing of it goes anywhere by itself. */
export function CrashCard() {
  const { t } = useTranslation();
  const toast = useToast();
  const [crashes, setCrashes] = useState(crashLog.read);
  const copy = async () => {
    const done = await setStringAsync(printLog(crashes)).catch(() => false);
    toast({ text: t(done ? 'crashes.copied' : 'crashes.byHand') });
  };
  const clear = () => {
    crashLog.clear();
    setCrashes([]);
  };
  return (
    <Card>
      <Text type="heading" heading={2}>
        {t('crashes.title')}
      </Text>
      {crashes.length === 0 ? (
        <Text tone="inkSoft">{t('crashes.none')}</Text>
      ) : (
        <>
          <Text>{t('crashes.text', { count: MOST_CRASHES })}</Text>
          {crashes.map((crash, index) => (
            <Entry key={index} crash={crash} />
          ))}
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s }}>
            <Button style={GROW} icon="copy" title={t('crashes.copy')} onPress={() => void copy()} />
            <Button style={GROW} icon="bin" title={t('crashes.clear')} onPress={clear} />
          </View>
        </>
      )}
    </Card>
  );
}

const GROW = { flexGrow: 1 } as const;

function Entry({ crash: { time, message } }: { crash: Crash }) {
  const { i18n } = useTranslation();
  return (
    <View style={{ paddingTop: SPACE.xs }}>
      <Text type="caption" tone="inkSoft">
        {dateWords(i18n.language, time, 'moment')}
      </Text>
      <Text>{message}</Text>
    </View>
  );
}

/** For a report: version, and every entry with where it came from. */
function printLog(crashes: readonly Crash[]): string {
  const entries = crashes.map(
    ({ time, message, stack }) => `${new Date(time).toISOString()} ${message}\n${stack}`,
  );
  return [`${expo.name} ${expo.version}`, ...entries].join('\n\n');
}
