import { memo } from 'react';
import { Pressable, type GestureResponderEvent } from 'react-native';

import { placed } from './box';
import { AREA_RADIUS, PRESSED, type TargetProps } from './targetProps';

/**
 * A transparent touch area over a drawing: finger, mouse, keys and screen reader. Phones have
 * no arrow keys: Target.web.tsx has those.
 */
export const Target = memo(function Target(props: TargetProps) {
  const { box, label, onPress, onHover, aura, focusable = true, ref } = props;
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-label={label}
      accessibilityLabel={label}
      onPress={(event: GestureResponderEvent) => onPress(event.nativeEvent.locationX)}
      {...(onHover ? { onHoverIn: () => onHover(true), onHoverOut: () => onHover(false) } : {})}
      {...(focusable ? {} : { tabIndex: -1 as const })}
      style={({ pressed }) => [
        {
          ...placed(box),
          borderRadius: AREA_RADIUS,
        },
        aura,
        pressed ? PRESSED : null,
      ]}
    />
  );
});
