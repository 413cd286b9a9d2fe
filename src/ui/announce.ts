import { AccessibilityInfo } from 'react-native';

export type Urgency = 'polite' | 'assertive'; // assertive: cuts in, for a no

/** Says something to whoever listens to the screen: the one place for all that is not read by itself. */
export function announce(text: string, urgency: Urgency = 'polite'): void {
  AccessibilityInfo.announceForAccessibilityWithOptions(text, { queue: urgency === 'polite' });
}
