import {
  memo,
  type CSSProperties,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type Ref,
} from 'react';
import type { View } from 'react-native';

import { quickTap } from '../components/quickTap';
import { AREA_RADIUS, type TargetProps } from './targetProps';

const PRESSING = new Set(['Enter', ' ']);

/**
 * The touch area as one element of the browser. There are a hundred of them over a sheet: a Pressable each, with its
 * responder and its hover, would cost more than the rest of the tap.
 */
export const Target = memo(function Target(props: TargetProps) {
  const { box, label, onPress, onHover, aura, keys, focusable = true, ref } = props;
  const key = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const action = PRESSING.has(event.key) ? () => onPress(Number.NaN) : keys?.[event.key];
    if (!action) return;
    event.preventDefault();
    event.stopPropagation();
    if (!(event.repeat && PRESSING.has(event.key))) action();
  };
  const hover = (over: boolean) => (event: PointerEvent) => {
    if (event.pointerType !== 'touch') onHover?.(over);
  };
  return (
    <div
      ref={ref as Ref<HTMLDivElement & View>}
      className="target"
      role="button"
      aria-label={label}
      tabIndex={focusable ? 0 : -1}
      {...quickTap(onPress)}
      onClick={(event: MouseEvent) => {
        event.stopPropagation();
        onPress(event.detail === 0 ? Number.NaN : event.nativeEvent.offsetX); // 0: clicked by a screen reader
      }}
      onKeyDown={key}
      {...(onHover ? { onPointerEnter: hover(true), onPointerLeave: hover(false) } : {})}
      style={{
        ...AREA,
        ...(aura as CSSProperties),
        left: box.x,
        top: box.y,
        width: box.width,
        height: box.height,
      }}
    />
  );
});

const AREA: CSSProperties = {
  position: 'absolute',
  boxSizing: 'border-box',
  borderStyle: 'solid',
  borderWidth: 0,
  borderRadius: AREA_RADIUS,
  cursor: 'pointer',
  touchAction: 'manipulation',
  userSelect: 'none',
};
