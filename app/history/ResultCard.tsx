import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { PLAYER_COLOURS } from '../../src/state/players';
import type { Player, PlayerResult } from '../../src/storage/types';
import { Card } from '../../src/ui/components/Card';
import { Section } from '../../src/ui/components/Section';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon } from '../../src/ui/drawings/Icon';
import { PlayerMark } from '../../src/ui/drawings/PlayerMark';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { Breakdown } from './Breakdown';
import { PlaceBadge } from './PlaceBadge';
import { figure, nameOf, placeWords, ranked } from './words';

interface ResultCardProps {
  results: readonly PlayerResult[];
  players: readonly Player[];
}

/** The table as it was kept, the best first; where the lines of a sheet are known they unfold. */
export function ResultCard({ results, players }: ResultCardProps) {
  const { t } = useTranslation();
  const known = results.filter(({ breakdown }) => breakdown !== null);
  return (
    <Section title={t('record.result')}>
      <Card style={{ gap: 0, paddingVertical: SPACE.s }}>
        {results.length === 0 ? <Text tone="inkSoft">{t('record.noResult')}</Text> : null}
        {ranked(results).map((result, index) => (
          <Line
            key={index}
            first={index === 0}
            result={result}
            of={results.length}
            player={players.find(({ id }) => id === result.playerId)}
            unfolded={known.length === 1 && result.breakdown !== null}
          />
        ))}
      </Card>
    </Section>
  );
}

interface LineProps {
  first: boolean;
  result: PlayerResult;
  of: number;
  player: Player | undefined;
  unfolded: boolean;
}

function Line({ first, result, of, player, unfolded }: LineProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const [open, setOpen] = useState(unfolded);
  const { breakdown } = result;
  const edge = first ? {} : { borderTopWidth: 1, borderTopColor: theme.line };
  const summary = <Summary result={result} of={of} player={player} open={breakdown === null ? null : open} />;
  if (breakdown === null) return <View style={{ paddingVertical: SPACE.s, ...edge }}>{summary}</View>;
  return (
    <View style={edge}>
      <Touchable
        label={t(open ? 'record.hide' : 'record.show', { who: spoken(t, result, of) })}
        state={{ expanded: open }}
        onPress={() => setOpen(!open)}
        style={{ paddingVertical: SPACE.s, borderRadius: RADIUS.s }}
      >
        {summary}
      </Touchable>
      {open ? <Breakdown score={breakdown} /> : null}
    </View>
  );
}

/** "Ada, 2 of 3, 71" */
function spoken(t: TFunction, result: PlayerResult, of: number): string {
  const { place, total } = result;
  const rank = of > 1 && place !== null ? [placeWords(t, place, of)] : [];
  return [nameOf(t, result), ...rank, figure(total)].join(', ');
}

interface SummaryProps {
  result: PlayerResult;
  of: number;
  player: Player | undefined;
  open: boolean | null; // null: nothing to unfold
}

function Summary({ result, of, player, open }: SummaryProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { total, place } = result;
  const colour = player && PLAYER_COLOURS[player.colour];
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s, minHeight: 32 }}>
      {colour ? <PlayerMark colour={colour} /> : <Icon name="person" color={theme.inkSoft} size={20} />}
      <Text type="label" style={{ flex: 1 }}>
        {nameOf(t, result)}
      </Text>
      {of > 1 && place !== null ? <PlaceBadge place={place} of={of} /> : null}
      {total === null ? (
        <Text type="caption" tone="inkSoft">
          {t('record.noPoints')}
        </Text>
      ) : (
        <Text type="title">{figure(total)}</Text>
      )}
      {open === null ? null : (
        <View style={{ transform: [{ rotate: open ? '180deg' : '0deg' }] }}>
          <Icon name="down" color={theme.inkSoft} size={20} />
        </View>
      )}
    </View>
  );
}
