import { setStringAsync } from 'expo-clipboard';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Linking, useWindowDimensions, View } from 'react-native';

import { bgStatsLink } from '../../src/game/share/bgStats';
import { finishedGame } from '../../src/storage/finished';
import type { PlayableGame } from '../../src/storage/types';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Screen } from '../../src/ui/components/Screen';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { useToast } from '../../src/ui/components/Toast';
import { useColumn } from '../../src/ui/components/useColumn';
import { Postcard } from '../../src/ui/drawings/postcard/Postcard';
import { CARD } from '../../src/ui/drawings/postcard/size';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { pictureWays } from '../device/picture';
import { named } from './named';
import { postcardText, postcardWords } from './postcardWords';
import { usePicture } from './usePicture';

interface PostcardBodyProps {
  game: PlayableGame;
  me: string | null;
  back: { label: string; run: () => void };
}

const CHROME = 200; // px of the window that header and buttons take

/** The card as it will be sent, and the ways to send it. */
export function PostcardBody({ game, me, back }: PostcardBodyProps) {
  const { t, i18n } = useTranslation();
  const { town } = game.header;
  const column = useColumn();
  const { height } = useWindowDimensions();
  const width = Math.min(column, Math.max(240, ((height - CHROME) * CARD.width) / CARD.height));
  const { ref, hand } = usePicture(town);
  const { language } = i18n; // the words are those of this language
  const words = useMemo(() => ({ ...postcardWords(i18n, game, me), language }), [i18n, language, game, me]);
  const [best, ...others] = useMemo(() => pictureWays(), []);
  return (
    <Screen
      title={t('postcard.title')}
      note={town}
      back={back}
      footer={
        best ? (
          <Button kind="filled" icon="share" title={t(`postcard.${best}`)} onPress={() => void hand(best)} />
        ) : null
      }
    >
      <View
        role="img"
        aria-label={t('postcard.picture', { town, points: `${words.total} ${words.points}` })}
        style={{ alignSelf: 'center', overflow: 'hidden', borderRadius: RADIUS.s }}
      >
        <Postcard ref={ref} sheet={game.timeline.game.sheet} words={words} width={width} />
      </View>
      <Section title={t('postcard.alsoTitle')}>
        <View style={{ gap: SPACE.s }}>
          {others.map((way) => (
            <Button
              key={way}
              icon={way === 'copy' ? 'copy' : 'receive'}
              title={t(`postcard.${way}`)}
              onPress={() => void hand(way)}
            />
          ))}
          <AsText game={game} me={me} />
          <BgStats game={game} />
        </View>
      </Section>
    </Screen>
  );
}

function AsText({ game, me }: { game: PlayableGame; me: string | null }) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const text = postcardText(i18n, game, me);
  const copy = async () => {
    const done = await setStringAsync(text).catch(() => false);
    toast({ text: t(done ? 'postcard.textCopied' : 'postcard.textFailed') });
  };
  return (
    <Card>
      <View role="img" aria-label={t('postcard.preview')}>
        <Text type="caption">{text}</Text>
      </View>
      <Button icon="copy" title={t('postcard.text')} onPress={() => void copy()} />
    </Card>
  );
}

function BgStats({ game: { header, results } }: { game: PlayableGame }) {
  const { t } = useTranslation();
  const toast = useToast();
  const open = () =>
    Linking.openURL(bgStatsLink(named(t, finishedGame(header, results)))).catch(() =>
      toast({ text: t('postcard.failed') }),
    );
  return (
    <Card>
      <Text>{t('postcard.bgStatsNote')}</Text>
      <Button icon="chev" title={t('postcard.bgStats')} onPress={() => void open()} />
    </Card>
  );
}
