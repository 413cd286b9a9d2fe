import { useNavigation } from '@react-navigation/native';
import { useTranslation } from 'react-i18next';
import { useWindowDimensions, View } from 'react-native';
import { useStore } from 'zustand';

import type { HistoryStore } from '../../src/state/history';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { useColumn } from '../../src/ui/components/useColumn';
import { StreetScene } from '../../src/ui/drawings/StreetScene';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';

/** Why the list is empty, and what to do about it. */
export function NoGames({ store }: { store: HistoryStore }) {
  const { t } = useTranslation();
  const status = useStore(store, (state) => state.status);
  const finished = useStore(store, (state) => state.facets?.finished ?? 0);
  const { read, narrow } = useStore(store);
  if (status === 'failed') {
    return (
      <Message text={t('history.failed')}>
        <Button icon="undo" title={t('history.again')} onPress={() => void read()} />
      </Message>
    );
  }
  if (status === 'loading') {
    return (
      <Card>
        <View role="status" aria-live="polite">
          <Text>{t('history.opening')}</Text>
        </View>
      </Card>
    );
  }
  if (finished === 0) return <FirstGame />;
  return (
    <Message title={t('history.nothingTitle')} text={t('history.nothing')}>
      <Button icon="close" title={t('history.clear')} onPress={() => void narrow({})} />
    </Message>
  );
}

interface MessageProps {
  title?: string;
  text: string;
  children: React.ReactNode;
}

function Message({ title, text, children }: MessageProps) {
  return (
    <View style={{ paddingTop: SPACE.l }}>
      <Card>
        {title ? (
          <Text type="heading" heading={2}>
            {title}
          </Text>
        ) : null}
        <Text>{text}</Text>
        {children}
      </Card>
    </View>
  );
}

function FirstGame() {
  const { t } = useTranslation();
  const navigation = useNavigation();
  const width = useColumn();
  const height = Math.round(Math.min(300, width * 0.6, useWindowDimensions().height * 0.34));
  return (
    <View style={{ gap: SPACE.m }}>
      <View aria-hidden style={{ borderRadius: RADIUS.l, overflow: 'hidden' }}>
        <StreetScene width={width} height={height} />
      </View>
      <Message title={t('history.noneTitle')} text={t('history.none')}>
        <Button
          kind="filled"
          icon="plus"
          title={t('game.newGame')}
          onPress={() => navigation.navigate('NewGame')}
        />
        <Button icon="paper" title={t('paper.enter')} onPress={() => navigation.navigate('Paper')} />
        <Button icon="receive" title={t('history.restore')} onPress={() => navigation.navigate('Backup')} />
      </Message>
    </View>
  );
}
