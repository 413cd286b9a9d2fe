import { memo } from 'react';
import { Pressable, type GestureResponderEvent } from 'react-native';

import type { TargetProps } from './targetProps';

/**
 * A transparent touch area over a drawing: finger, mouse, keys and screen reader. Draws nothing itself. Phones have
 * no arrow keys: Target.web.tsx has those.
 */
export const Target = memo(function Target(props: TargetProps) {
  const { box, label, onPress, onHover, focusable = true, ref } = props;
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-label={label}
      accessibilityLabel={label}
      onPress={(event: GestureResponderEvent) => onPress(event.nativeEvent.pageX)}
      {...(onHover ? { onHoverIn: () => onHover(true), onHoverOut: () => onHover(false) } : {})}
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
