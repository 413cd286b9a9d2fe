import type { ReactNode } from 'react';
import { View } from 'react-native';

import type { ScorePart } from '../../src/game/scoreParts';
import { Text } from '../../src/ui/components/Text';
import { Touchable } from '../../src/ui/components/Touchable';
import { Icon, type IconName } from '../../src/ui/drawings/Icon';
import { useSheetColours, type SheetColours } from '../../src/ui/theme/sheetColours';
import { RADIUS, SPACE } from '../../src/ui/theme/tokens';
import { figure } from '../history/words';

interface Look {
  readonly icon: IconName;
  fill(colours: SheetColours): string;
  stroke(colours: SheetColours): string;
}

const LOOKS: Readonly<Record<ScorePart, Look>> = {
  plans: { icon: 'plan', fill: (c) => c.mustardTint, stroke: (c) => c.ink },
  parks: { icon: 'park', fill: (c) => c.tint.park, stroke: (c) => c.hue.park },
  pools: { icon: 'pool', fill: (c) => c.tint.pool, stroke: (c) => c.hue.pool },
  temps: { icon: 'temp', fill: (c) => c.tint.temp, stroke: (c) => c.hue.temp },
  estates: { icon: 'upgrade', fill: (c) => c.primaryTint, stroke: (c) => c.ink },
  bis: { icon: 'bis', fill: (c) => c.tint.bis, stroke: (c) => c.hue.bis },
  roundabouts: { icon: 'roundabout', fill: (c) => c.tint.roundabout, stroke: (c) => c.hue.roundabout },
  refusals: { icon: 'refusal', fill: (c) => c.tint.refusal, stroke: (c) => c.hue.refusal },
};

export const iconOf = (part: ScorePart): IconName => LOOKS[part].icon;

interface ScoreRowProps {
  part: ScorePart;
  name: string;
  detail: string;
  value: number;
  label: string;
  chosen: boolean;
  counted: boolean; // false: its turn has not come
  first: boolean;
  extra?: ReactNode; // in the place of the detail
  onPress: () => void;
}

/** A section of the score line. */
export function ScoreRow(props: ScoreRowProps) {
  const { part, name, detail, value, label, chosen, counted, first, extra, onPress } = props;
  const colours = useSheetColours();
  const look = LOOKS[part];
  return (
    <View style={first ? {} : { borderTopWidth: 1, borderTopColor: colours.line, marginLeft: 0 }}>
      <Touchable
        label={label}
        onPress={onPress}
        style={{
          minHeight: 46,
          paddingHorizontal: SPACE.s,
          borderRadius: RADIUS.m,
          borderWidth: 2,
          borderColor: chosen ? colours.primary : 'transparent',
          backgroundColor: chosen ? colours.primaryTint : 'transparent',
        }}
      >
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.m }}>
          <View
            style={{
              width: 34,
              height: 34,
              borderRadius: RADIUS.s,
              alignItems: 'center',
              justifyContent: 'center',
              backgroundColor: look.fill(colours),
            }}
          >
            <Icon name={look.icon} color={look.stroke(colours)} size={22} />
          </View>
          <View
            style={{
              flex: 1,
              flexDirection: 'row',
              flexWrap: 'wrap',
              alignItems: 'center',
              justifyContent: 'space-between',
              columnGap: SPACE.s,
            }}
          >
            <Text>{name}</Text>
            {extra ?? (
              <Text type="caption" tone={chosen ? 'ink' : 'inkSoft'}>
                {detail}
              </Text>
            )}
          </View>
          <View style={{ minWidth: 40, alignItems: 'flex-end', opacity: counted ? 1 : 0 }}>
            <Text type="title" tone={value < 0 ? 'coral' : 'ink'}>
              {figure(value)}
            </Text>
          </View>
        </View>
      </Touchable>
    </View>
  );
}
