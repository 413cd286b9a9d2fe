import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { PLAYER_COLOURS } from '../../src/state/players';
import type { Town } from '../../src/state/history';
import type { HistoryEntry, Player } from '../../src/storage/types';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { useColumn } from '../../src/ui/components/useColumn';
import { Icon } from '../../src/ui/drawings/Icon';
import { PlayerMark } from '../../src/ui/drawings/PlayerMark';
import { TownThumb } from '../../src/ui/drawings/TownThumb';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { PlaceBadge } from './PlaceBadge';
import { dateWords, figure, hasWon, kindName, nameOf, ownLine, ranked } from './words';

export const THUMB = { width: 92, height: 66 } as const;

const ROOMY = 480; // px: below that a table of three has a line of its own

interface GameRowProps {
  entry: HistoryEntry;
  town: Town | undefined; // undefined: still being drawn
  players: ReadonlyMap<string, Player>;
  first: boolean;
  last: boolean;
  onOpen: (id: string) => void;
}

/** One finished game: its town, when and what, who played, and how it went. */
export const GameRow = memo(function GameRow({ entry, town, players, first, last, onOpen }: GameRowProps) {
  const { t, i18n } = useTranslation();
  const theme = useTheme();
  const { header, results } = entry;
  const ended = header.finishedAt ?? header.updatedAt;
  const kind = kindName(t, header);
  const me = [...players.values()].find(({ isMe }) => isMe)?.id ?? null;
  const own = ownLine(results, me);
  const table = ranked(results);
  const below = useColumn() < ROOMY && table.length > 2;
  const spoken = table.map((line) =>
    t(hasWon(line, results) ? 'history.winner' : 'history.result', {
      name: nameOf(t, line),
      total: figure(line.total),
    }),
  );
  const label = t('history.row', {
    town: header.town,
    date: dateWords(i18n.language, ended, 'whole'),
    kind,
    players: spoken.join(', '),
  });
  return (
    <View
      style={{
        backgroundColor: theme.surface,
        borderColor: theme.line,
        borderLeftWidth: 1,
        borderRightWidth: 1,
        borderTopWidth: 1,
        borderBottomWidth: last ? 1 : 0,
        ...(first ? { borderTopLeftRadius: RADIUS.l, borderTopRightRadius: RADIUS.l } : {}),
        ...(last ? { borderBottomLeftRadius: RADIUS.l, borderBottomRightRadius: RADIUS.l } : {}),
      }}
    >
      <Touchable
        label={label}
        onPress={() => onOpen(header.id)}
        style={{ minHeight: 86, padding: SPACE.m, borderRadius: RADIUS.l }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
          <Thumb town={town} />
          <View style={{ flex: 1, minWidth: 0 }}>
            <Text type="display" style={{ fontSize: 20, lineHeight: 26 }}>
              {header.town}
            </Text>
            <Text type="caption" tone="inkSoft">
              {`${dateWords(i18n.language, ended, 'day')} · ${kind}`}
            </Text>
            {below ? null : <Table lines={table} players={players} />}
          </View>
          {own ? (
            <View style={{ alignItems: 'flex-end', gap: SPACE.xs }}>
              <Text type="title" style={{ fontSize: 24, lineHeight: 30 }}>
                {figure(own.total)}
              </Text>
              {results.length > 1 && own.place !== null ? (
                <PlaceBadge place={own.place} of={results.length} />
              ) : null}
            </View>
          ) : null}
        </View>
        {below ? <Table lines={table} players={players} /> : null}
      </Touchable>
    </View>
  );
});

function Thumb({ town }: { town: Town | undefined }) {
  const theme = useTheme();
  if (town !== undefined && town !== 'broken') return <TownThumb sheet={town} {...THUMB} />;
  return (
    <View
      style={{
        ...THUMB,
        alignItems: 'center',
        justifyContent: 'center',
        borderRadius: RADIUS.s,
        backgroundColor: theme.background,
      }}
    >
      {town === 'broken' ? <Icon name="help" color={theme.inkSoft} /> : null}
    </View>
  );
}

/** Everybody with their points, the best first; of one alone the points stand at the right already. */
function Table({ lines, players }: { lines: HistoryEntry['results']; players: ReadonlyMap<string, Player> }) {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m, paddingTop: SPACE.xs }}>
      {lines.map((line, seat) => {
        const player = line.playerId === null ? undefined : players.get(line.playerId);
        const colour = player && PLAYER_COLOURS[player.colour];
        const won = hasWon(line, lines);
        return (
          <View
            key={seat}
            style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.xs, maxWidth: '100%' }}
          >
            {colour ? <PlayerMark colour={colour} size={13} /> : <Guest />}
            <Text type="caption" tone={won ? 'ink' : 'inkSoft'} style={{ flexShrink: 1 }}>
              {lines.length > 1 ? `${nameOf(t, line)} ${figure(line.total)}` : nameOf(t, line)}
            </Text>
          </View>
        );
      })}
    </View>
  );
}

/** Somebody who is not among the players of this device. */
function Guest() {
  return <Icon name="person" color={useTheme().inkSoft} size={14} />;
}
