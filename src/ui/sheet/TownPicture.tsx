import { memo, useMemo, type ReactNode } from 'react';
import { View } from 'react-native';

import { gameOn } from '../../rules/apply';
import type { Sheet } from '../../rules/state';
import type { Setup } from '../../rules/types';
import { createGameStore, type GameStore } from '../../state/gameStore';
import { Rect, Svg } from '../drawings/svg';
import { useSheetColours } from '../theme/sheetColours';
import { type Box, inset } from './box';
import type { StreetLayout } from './layout';
import { townHeight, townLayouts, TownPreview } from './TownPreview';

/** Houses to show by a ring, or the park of a street. */
export type Lit =
  | { readonly street: number; readonly first: number; readonly last: number }
  | { readonly street: number; readonly park: number }; // that many trees

interface TownPictureProps {
  setup: Setup;
  sheet: Sheet;
  width: number;
  height: number; // at most
  label: string;
  lit?: readonly Lit[];
  children?: (layouts: readonly StreetLayout[]) => ReactNode; // touch areas over it
}

const NOTHING: readonly Lit[] = [];

/** Any sheet as a picture, all in ink; parts of it can be pointed out. */
export const TownPicture = memo(function TownPicture(props: TownPictureProps) {
  const { setup, sheet, width, height, label, lit = NOTHING, children } = props;
  const store = useMemo(() => inked(setup, sheet), [setup, sheet]);
  const layouts = useMemo(
    () => townLayouts(setup.sheet.streets, width, height),
    [setup.sheet.streets, width, height],
  );
  return (
    <View style={{ width, height: townHeight(layouts) }}>
      <TownPreview key={shapeOf(sheet)} store={store} width={width} height={height} label={label} />
      <View style={{ position: 'absolute', pointerEvents: 'none' }}>
        <Svg width={width} height={townHeight(layouts)} aria-hidden>
          {lit.map((one, index) => (
            <Ring key={index} box={boxOf(one, layouts[one.street - 1])} />
          ))}
        </Svg>
      </View>
      {children?.(layouts)}
    </View>
  );
});

/** Streets of another length are other houses. */
const shapeOf = ({ streets }: Sheet) => streets.map(({ houses }) => houses.length).join();

/** A game nobody plays on: the sheet as it is, without a log that leads to it. */
function inked(setup: Setup, sheet: Sheet): GameStore {
  const store = createGameStore({ setup, events: [], undone: [], game: gameOn(setup, sheet) }, null);
  store.setState({ inked: sheet });
  return store;
}

function boxOf(lit: Lit, layout: StreetLayout | undefined): Box | null {
  if (layout === undefined) return null;
  const boxes =
    'park' in lit ? layout.parks.slice(0, lit.park) : layout.houses.slice(lit.first - 1, lit.last);
  const [first] = boxes;
  const last = boxes.at(-1);
  if (!first || !last) return null;
  return inset({ ...first, width: last.x + last.width - first.x }, 0.5, -1.5);
}

function Ring({ box }: { box: Box | null }) {
  const colours = useSheetColours();
  if (box === null) return null;
  return <Rect {...box} rx={7} fill={colours.glow} stroke={colours.primary} strokeWidth={2.4} />;
}
