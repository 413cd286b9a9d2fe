import type { KeyboardEvent } from 'react';

import type { KeyActions } from './keyboard';

/** Props for a component that answers to keys by name (" ", "ArrowLeft"); other keys pass on. */
export function keyProps(actions: KeyActions): object {
  return {
    onKeyDown(event: KeyboardEvent) {
      const action = actions[event.key];
      if (!action || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      action();
    },
  };
}
