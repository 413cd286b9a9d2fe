import { useRef } from 'react';
import { useWindowDimensions, View, type View as ViewHandle } from 'react-native';

import { Icon, type IconName } from '../drawings/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { RADIUS, SPACE } from '../theme/tokens';
import { Text } from './Text';
import { Touchable } from './Touchable';

export interface Segment<T extends string> {
  value: T;
  title: string;
  label?: string; // what the screen reader says, if the title is a sign
  icon?: IconName; // after the title
}

interface SegmentedControlProps<T extends string> {
  label: string;
  segments: readonly Segment<T>[];
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, all in sight. Segments wrap into rows where words are long or type is large. */
export function SegmentedControl<T extends string>(props: SegmentedControlProps<T>) {
  const { label, segments, value, onChange } = props;
  const theme = useTheme();
  const inRows = useWindowDimensions().width < 480 && segments.length > 3; // two by two
  const handles = useRef(new Map<T, ViewHandle>());

  const step = (from: number, by: number) => () => {
    const next = segments[(from + by + segments.length) % segments.length];
    if (!next) return;
    onChange(next.value);
    handles.current.get(next.value)?.focus();
  };
  return (
    <View
      role="radiogroup"
      aria-label={label}
      accessibilityLabel={label}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        gap: SPACE.xs,
        padding: SPACE.xs,
        borderRadius: RADIUS.m + SPACE.xs,
        backgroundColor: theme.well,
      }}
    >
      {segments.map((segment, i) => {
        const chosen = segment.value === value;
        return (
          <Touchable
            key={segment.value}
            ref={(handle) => {
              if (handle) handles.current.set(segment.value, handle);
            }}
            role="radio"
            label={segment.label ?? segment.title}
            state={{ checked: chosen }}
            focusable={chosen}
            keys={{
              ArrowLeft: step(i, -1),
              ArrowUp: step(i, -1),
              ArrowRight: step(i, 1),
              ArrowDown: step(i, 1),
            }}
            onPress={() => onChange(segment.value)}
            style={{
              flexGrow: 1,
              flexBasis: inRows ? '40%' : 'auto',
              paddingHorizontal: SPACE.m,
              borderRadius: RADIUS.m,
              borderWidth: 2,
              borderColor: chosen ? theme.primary : 'transparent',
              backgroundColor: chosen ? theme.surface : 'transparent',
            }}
          >
            <View style={TITLE}>
              <Text type={chosen ? 'label' : 'body'} center>
                {segment.title}
              </Text>
              {segment.icon ? <Icon name={segment.icon} color={theme.primary} size={16} /> : null}
            </View>
          </Touchable>
        );
      })}
    </View>
  );
}

const TITLE = {
  flexDirection: 'row',
  alignItems: 'center',
  justifyContent: 'center',
  gap: SPACE.xs,
} as const;
