import { memo, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Pressable, type GestureResponderEvent } from 'react-native';

import { placed } from './box';
import { HOLD } from './explain/hold';
import { HoldContext } from './explain/HoldContext';
import { AREA_RADIUS, PRESSED, type TargetProps } from './targetProps';

/** The ground of the sheet has asked what this is (useHold): lifting the finger presses nothing. */
const asked = () => undefined;

/**
 * A transparent touch area over a drawing: finger, mouse, keys and screen reader. Phones have
 * no arrow keys: Target.web.tsx has those.
 */
export const Target = memo(function Target(props: TargetProps) {
  const { box, label, onPress, onHover, aura, focusable = true, ref } = props;
  const { t } = useTranslation();
  const ask = use(HoldContext);
  return (
    <Pressable
      ref={ref}
      role="button"
      aria-label={label}
      accessibilityLabel={label}
      onPress={(event: GestureResponderEvent) => onPress(event.nativeEvent.locationX)}
      onLongPress={asked}
      delayLongPress={HOLD}
      accessibilityActions={[{ name: 'explain', label: t('game.whatIsThis') }]}
      onAccessibilityAction={() => ask({ x: box.x + box.width / 2, y: box.y + box.height / 2 })}
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
