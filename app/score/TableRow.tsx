import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';
import { useStore } from 'zustand';

import type { TableLine } from '../../src/game/table';
import { PLAYER_COLOURS } from '../../src/state/players';
import type { Counted, ScoreStore } from '../../src/state/scores';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon } from '../../src/ui/drawings/Icon';
import { Medal } from '../../src/ui/drawings/Medal';
import { PlayerMark } from '../../src/ui/drawings/PlayerMark';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { FONT, RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { figure, nameOf } from '../history/words';

interface TableRowProps {
  store: ScoreStore;
  counted: Counted;
  seat: number;
  first: boolean;
  onPress: () => void;
}

const MEDALS = 3;

/** One player: rank, name, temps and what they earn, total. A tap opens all there is to enter. */
export function TableRow({ store, counted, seat, first, onPress }: TableRowProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const player = counted.players[seat];
  const line = counted.table.lines[seat];
  if (player === undefined || line === undefined) return null;
  const name = nameOf(t, player);
  return (
    <View style={first ? {} : { borderTopWidth: 1, borderTopColor: theme.line }}>
      <Touchable
        label={spoken(t, name, line)}
        onPress={onPress}
        testID={`seat-${seat}`}
        style={{ minHeight: 64, paddingHorizontal: SPACE.xs, borderRadius: RADIUS.m }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s }}>
          <Rank line={line} />
          <Mark store={store} playerId={player.playerId} />
          <View style={{ flex: 1, minWidth: 0 }}>
            <Text type="label">
              {name}
              {player.entry.own ? <Text type="caption" tone="inkSoft">{`  ${t('ranking.me')}`}</Text> : null}
            </Text>
            <Temps line={line} />
          </View>
          <Text style={{ fontFamily: FONT.bold, fontSize: 26, lineHeight: 32 }}>{figure(line.total)}</Text>
          <Icon name="pencil" color={theme.inkSoft} size={18} />
        </View>
      </Touchable>
    </View>
  );
}

function spoken(t: TFunction, name: string, { place, open, total, temps }: TableLine): string {
  const rank = place === null ? '' : t(open ? 'ranking.level' : 'ranking.placed', { place });
  if (total === null) return t('ranking.open', { name });
  return t('ranking.row', {
    rank,
    name,
    points: t('ranking.points', { count: total }),
    temps: temps === null ? '' : t('ranking.spokenTemps', { count: temps }),
  });
}

function Rank({ line: { place, open } }: { line: TableLine }) {
  const medal = place !== null && place <= MEDALS && !open;
  return (
    <View style={{ width: 40, alignItems: 'center' }}>
      {medal ? (
        <Medal place={place} />
      ) : (
        <Text type="title" tone={open ? 'ink' : 'inkSoft'}>
          {place === null ? '–' : `${place}${open ? '?' : ''}`}
        </Text>
      )}
    </View>
  );
}

export function Mark({ store, playerId }: { store: ScoreStore; playerId: string | null }) {
  const theme = useTheme();
  const known = useStore(store, (state) => state.known);
  const player = known.find(({ id }) => id === playerId);
  const colour = player && PLAYER_COLOURS[player.colour];
  return colour ? <PlayerMark colour={colour} /> : <Icon name="person" color={theme.inkSoft} size={20} />;
}

/** "5 +7"; a dash where nobody told. */
function Temps({ line: { temps, tempPoints, total } }: { line: TableLine }) {
  const { t } = useTranslation();
  const theme = useTheme();
  if (total === null && temps === null) {
    return (
      <Text type="caption" tone="inkSoft">
        {t('ranking.enter')}
      </Text>
    );
  }
  const most = (tempPoints ?? 0) > 0;
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <Icon name="temp" color={theme.inkSoft} size={17} />
      <Text type="caption" tone="ink">
        {figure(temps)}
      </Text>
      {temps === null && tempPoints === null ? null : (
        <View
          style={{
            paddingHorizontal: 6,
            borderRadius: 6,
            backgroundColor: most ? theme.mustard : theme.well,
          }}
        >
          <Text type="caption" tone={most ? 'onMustard' : 'ink'}>
            {tempPoints === null ? UNKNOWN : `+${tempPoints}`}
          </Text>
        </View>
      )}
    </View>
  );
}

const UNKNOWN = '+?';
