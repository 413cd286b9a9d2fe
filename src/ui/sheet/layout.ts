import type { SheetDef } from '../../rules/types';
import { landscapeLayout } from './layoutLandscape';
import { phoneLayout, uprightLayout } from './layoutStacked';
import type { GameLayout, View, Wishes } from './layoutTypes';
import { wideLayout } from './layoutWide';

export { type Box, face } from './box';
export type * from './layoutTypes';

/** The geometry of the game screen: what is drawn and what is touched stand in the same boxes. */
export function gameLayout(def: SheetDef, view: View, wishes: Wishes): GameLayout {
  const seen = { ...view, width: Math.max(view.width, NARROWEST + view.insets.left + view.insets.right) };
  return arrangement(seen)(def, seen, wishes);
}

/** Below this nobody plays; a window still being opened must not break the geometry. */
const NARROWEST = 280;

type Arrangement = (def: SheetDef, view: View, wishes: Wishes) => GameLayout;

/** Chosen by the view alone: a game must not jump about because of its sheet. */
function arrangement({ width, height, insets }: View): Arrangement {
  const across = width - insets.left - insets.right;
  const down = height - insets.top - insets.bottom;
  if (across >= 960 && down >= 600 && across > down) return wideLayout;
  if (across >= 700 && down >= 860) return uprightLayout;
  // between phone and tablet a column still serves better than a sheet squeezed beside a panel
  const onItsSide = across > down && across >= (down < 560 ? 560 : 760);
  return onItsSide ? landscapeLayout : phoneLayout;
}
