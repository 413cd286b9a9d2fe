import { useRef, type ReactNode } from 'react';
import { View, type AccessibilityActionEvent, type GestureResponderEvent } from 'react-native';

import { TARGET } from '../theme/tokens';
import { keyProps } from './keyboard';
import { panning } from './panning';

interface SliderProps {
  label: string;
  says: string; // the value in words
  value: number;
  last: number; // values are 0 … last
  from: number; // px of value 0 within the slider
  to: number; // px of the last
  onChange: (value: number) => void;
  children: ReactNode; // how it looks
}

const LEAP = 5; // values per page key

/** One of many in a row: drag, tap, arrow keys, Home and End, or a screen reader's swipes. As high as a thumb. */
export function Slider({ label, says, value, last, from, to, onChange, children }: SliderProps) {
  const start = useRef({ place: 0, page: 0 });
  const change = (to: number) => {
    const next = Math.max(0, Math.min(last, to));
    if (next !== value) onChange(next);
  };
  const drag = (place: number) => change(Math.round(((place - from) / Math.max(1, to - from)) * last));
  const step = (by: number) => () => change(value + by);
  const grant = ({ nativeEvent: { locationX, pageX } }: GestureResponderEvent) => {
    start.current = { place: locationX, page: pageX };
    drag(locationX);
  };
  const move = ({ nativeEvent: { pageX } }: GestureResponderEvent) =>
    drag(start.current.place + pageX - start.current.page);
  const act = ({ nativeEvent: { actionName } }: AccessibilityActionEvent) =>
    change(value + (actionName === 'increment' ? 1 : -1));
  return (
    <View {...panning}>
      <View
        role="slider"
        accessible
        tabIndex={0}
        accessibilityLabel={label}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={value}
        aria-valuetext={says}
        accessibilityActions={ACTIONS}
        onAccessibilityAction={act}
        onStartShouldSetResponder={always}
        onMoveShouldSetResponder={always}
        onResponderTerminationRequest={never}
        onResponderGrant={grant}
        onResponderMove={move}
        {...keyProps({
          ArrowLeft: step(-1),
          ArrowDown: step(-1),
          ArrowRight: step(1),
          ArrowUp: step(1),
          PageDown: step(-LEAP),
          PageUp: step(LEAP),
          Home: step(-last),
          End: step(last),
        })}
        style={{ minHeight: TARGET, borderRadius: TARGET / 2 }}
      >
        {children}
      </View>
    </View>
  );
}

const always = () => true;
const never = () => false;
const ACTIONS = [{ name: 'increment' }, { name: 'decrement' }] as const;
