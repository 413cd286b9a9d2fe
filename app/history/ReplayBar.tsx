import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon, type IconName } from '../../src/ui/drawings/Icon';
import type { Replaying } from '../../src/ui/replay/useReplay';
import { useTheme } from '../../src/ui/theme/ThemeProvider';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';

interface ReplayBarProps {
  replay: Replaying;
  last: number;
  table: boolean; // the turns are shown as a table
  onTable: () => void;
}

const TIMES = '×';

/** Speed, a turn back, play, a turn on, table: as on any player. */
export function ReplayBar({ replay, last, table, onTable }: ReplayBarProps) {
  const { t } = useTranslation();
  const theme = useTheme();
  const { turn, playing, speed, go, toggle, faster } = replay;
  const rate = `${speed}${TIMES}`;
  return (
    <View
      style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between', gap: SPACE.xs }}
    >
      <Touchable label={t('replay.speed', { speed: rate })} onPress={faster} style={frame(theme.line, 56)}>
        <Text type="label" center>
          {rate}
        </Text>
      </Touchable>
      <Step icon="prev" label={t('replay.back')} disabled={turn === 0} onPress={() => go(turn - 1)} />
      <Touchable
        label={t(playing ? 'replay.pause' : 'replay.play')}
        onPress={toggle}
        style={{
          width: 64,
          height: 60,
          alignItems: 'center',
          borderRadius: RADIUS.l,
          backgroundColor: theme.primary,
        }}
      >
        <Icon name={playing ? 'pause' : 'play'} color={theme.onPrimary} size={28} />
      </Touchable>
      <Step icon="next" label={t('replay.on')} disabled={turn === last} onPress={() => go(turn + 1)} />
      <Touchable
        label={t(table ? 'replay.curve' : 'replay.table')}
        onPress={onTable}
        style={frame(theme.line, 56)}
      >
        <Icon name={table ? 'stats' : 'table'} color={theme.ink} />
      </Touchable>
    </View>
  );
}

const frame = (borderColor: string, width: number) =>
  ({ width, height: 48, alignItems: 'center', borderRadius: RADIUS.m, borderWidth: 1, borderColor }) as const;

interface StepProps {
  icon: IconName;
  label: string;
  disabled: boolean;
  onPress: () => void;
}

function Step({ icon, label, disabled, onPress }: StepProps) {
  const theme = useTheme();
  return (
    <Touchable
      label={label}
      disabled={disabled}
      onPress={onPress}
      style={[frame(theme.line, 52), { backgroundColor: theme.surface, opacity: disabled ? 0.45 : 1 }]}
    >
      <Icon name={icon} color={theme.ink} />
    </Touchable>
  );
}
