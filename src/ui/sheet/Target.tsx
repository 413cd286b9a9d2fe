import { memo, type Ref } from 'react';
import { Pressable, type GestureResponderEvent, type View } from 'react-native';

import { keyProps, type KeyActions } from '../components/keyboard';
import type { Box } from './box';

interface TargetProps {
  box: Box;
  label: string;
  onPress: (pageX: number) => void; // where the finger was
  onLongPress?: () => void;
  onHover?: (over: boolean) => void;
  keys?: KeyActions;
  focusable?: boolean;
  ref?: Ref<View>;
}

/** A transparent touch area over a drawing: finger, mouse, keys and screen reader. Draws nothing itself. */
export const Target = memo(function Target(props: TargetProps) {
  const { box, label, onPress, onLongPress, onHover, keys, focusable = true, ref } = props;
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-label={label}
      accessibilityLabel={label}
      onPress={(event: GestureResponderEvent) => onPress(event.nativeEvent.pageX)}
      {...(onLongPress ? { onLongPress } : {})}
      {...(onHover ? { onHoverIn: () => onHover(true), onHoverOut: () => onHover(false) } : {})}
      {...(keys ? keyProps(keys) : {})}
      {...(focusable ? {} : { tabIndex: -1 as const })}
      style={{
        position: 'absolute',
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
        borderRadius: 8,
      }}
    />
  );
});
