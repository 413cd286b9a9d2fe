import { useNavigation } from '@react-navigation/native';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { createGameStore } from '../../src/state/gameStore';
import type { Ready } from '../../src/state/storage';
import type { BrokenGame, LoadedGame, PaperGame, PlayableGame, Player } from '../../src/storage/types';
import { Button } from '../../src/ui/components/Button';
import { Card } from '../../src/ui/components/Card';
import { Text } from '../../src/ui/components/Text';
import { useColumn } from '../../src/ui/components/useColumn';
import { TownPicture } from '../../src/ui/sheet/TownPicture';
import { TownPreview } from '../../src/ui/sheet/TownPreview';
import { SPACE } from '../../src/ui/theme/tokens';
import { FactsCard } from './FactsCard';
import { NoteField } from './NoteField';
import { ResultCard } from './ResultCard';
import { faultWords } from './words';

interface RecordBodyProps {
  ready: Ready;
  game: LoadedGame;
}

/** All that is kept of a game, one section below the other. A broken one lacks only its town. */
export function RecordBody({ ready: { repositories }, game }: RecordBodyProps) {
  const { header, results } = game;
  const [players, setPlayers] = useState<readonly Player[]>([]);
  useEffect(() => {
    repositories.players.list().then(setPlayers, () => undefined); // without them: names without marks
  }, [repositories]);
  const hasResult = header.status === 'finished' || results.length > 0;
  return (
    <>
      {game.state === 'playable' ? <TownCard game={game} /> : null}
      {game.state === 'paper' ? <PaperCard game={game} /> : null}
      {game.state === 'broken' ? <BrokenCard game={game} /> : null}
      {header.status === 'running' && game.state === 'playable' ? <PlayOn id={header.id} /> : null}
      {hasResult ? <ResultCard results={results} players={players} /> : null}
      {header.status === 'finished' && game.state !== 'broken' ? <ToScore id={header.id} /> : null}
      <FactsCard game={game} />
      <NoteField header={header} games={repositories.games} />
    </>
  );
}

function TownCard({ game: { timeline, header } }: { game: PlayableGame }) {
  const { t } = useTranslation();
  const width = useColumn() - 2 * SPACE.s;
  const store = useMemo(() => createGameStore(timeline, () => undefined), [timeline]);
  const { town } = header;
  return (
    <Card style={{ padding: SPACE.s }}>
      <TownPreview
        store={store}
        width={width}
        height={Math.min(420, width * 0.82)}
        label={t(header.status === 'finished' ? 'record.town' : 'record.townSoFar', { town })}
      />
    </Card>
  );
}

function PaperCard({ game: { setup, sheet, header } }: { game: PaperGame }) {
  const { t } = useTranslation();
  const width = useColumn() - 2 * SPACE.s;
  return (
    <Card style={{ padding: SPACE.s }}>
      <TownPicture
        setup={setup}
        sheet={sheet}
        width={width}
        height={Math.min(420, width * 0.82)}
        label={t('record.town', { town: header.town })}
      />
      <Text type="caption" tone="inkSoft" center>
        {t('paper.noTurns')}
      </Text>
    </Card>
  );
}

function ToScore({ id }: { id: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Button icon="trophy" title={t('game.toScore')} onPress={() => navigation.navigate('Score', { id })} />
  );
}

function BrokenCard({ game: { fault } }: { game: BrokenGame }) {
  const { t } = useTranslation();
  return (
    <Card>
      <View role="alert" style={{ gap: SPACE.s }}>
        <Text type="heading" heading={2}>
          {t('record.brokenTitle')}
        </Text>
        <Text>{faultWords(t, fault)}</Text>
        <Text tone="inkSoft">{t('record.brokenKept')}</Text>
      </View>
    </Card>
  );
}

function PlayOn({ id }: { id: string }) {
  const { t } = useTranslation();
  const navigation = useNavigation();
  return (
    <Button
      kind="filled"
      icon="play"
      title={t('record.playOn')}
      onPress={() => navigation.navigate('Game', { id })}
    />
  );
}
