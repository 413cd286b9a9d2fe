import { useState, type ReactNode, type Ref } from 'react';
import {
  Pressable,
  type AccessibilityState,
  type Role,
  type StyleProp,
  type View,
  type ViewStyle,
} from 'react-native';

import { TARGET } from '../theme/tokens';
import { useHaptics } from '../useHaptics';
import { keyProps, type KeyActions } from './keyboard';
import { quickTap } from './quickTap';

export interface TouchableProps {
  label: string; // what the screen reader says
  onPress: () => void;
  role?: Role;
  hint?: string;
  state?: AccessibilityState;
  disabled?: boolean;
  quick?: boolean; // answers as the finger lifts: for what is tapped often, outside of forms
  focusable?: boolean; // false: reached by arrow keys, not by Tab
  keys?: KeyActions; // further keys besides Enter and Space
  style?: StyleProp<ViewStyle>;
  ref?: Ref<View>;
  testID?: string;
  children?: ReactNode;
}

const HOVERED = 0.93; // words on a filled button keep 4.5 : 1

/** The one thing that can be pressed: finger, mouse, Enter and Space, at least 44 px both ways. */
export function Touchable({
  label,
  onPress,
  role = 'button',
  hint,
  state,
  disabled = false,
  quick = false,
  focusable = true,
  keys,
  style,
  ref,
  testID,
  children,
}: TouchableProps) {
  const [hovered, setHovered] = useState(false);
  const tick = useHaptics();
  const press = () => {
    tick();
    onPress();
  };
  const space = role === 'button' || role === 'link' ? {} : { ' ': press }; // buttons have it already
  return (
    <Pressable
      ref={ref}
      role={role}
      accessibilityLabel={label}
      aria-label={label}
      {...(hint ? { accessibilityHint: hint } : {})}
      {...ariaStates(state)}
      disabled={disabled}
      onPress={press}
      {...(quick && !disabled ? quickTap(press) : {})}
      onHoverIn={() => setHovered(true)}
      onHoverOut={() => setHovered(false)}
      {...(testID ? { testID } : {})}
      {...(focusable ? {} : { tabIndex: -1 as const })}
      {...(disabled ? {} : keyProps({ ...space, ...keys }))}
      style={({ pressed }) => [
        { minWidth: TARGET, minHeight: TARGET, justifyContent: 'center' },
        style,
        pressed ? { opacity: 0.7 } : hovered && !disabled ? { opacity: HOVERED } : null,
      ]}
    >
      {children}
    </Pressable>
  );
}

function ariaStates(state: AccessibilityState | undefined): object {
  if (!state) return {};
  return {
    ...(state.checked === undefined ? {} : { 'aria-checked': state.checked }),
    ...(state.selected === undefined ? {} : { 'aria-selected': state.selected }),
    ...(state.expanded === undefined ? {} : { 'aria-expanded': state.expanded }),
  };
}
