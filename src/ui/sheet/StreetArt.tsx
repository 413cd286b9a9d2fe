import { memo } from 'react';

import { G } from '../drawings/svg';
import { streetEstates } from '../../rules/estates';
import type { GameState } from '../../state/gameStore';
import { EstatePlate } from './drawings/EstatePlate';
import { FenceDrawing } from './drawings/FenceDrawing';
import { ParkTree, type TreeState } from './drawings/ParkTree';
import { StreetGround } from './drawings/StreetGround';
import { StreetSign } from './drawings/StreetSign';
import { FenceArt, FencePlaceArt } from './FenceArt';
import { useGame, useGameView } from './GameContext';
import { GhostArt, HouseArt } from './HouseArt';
import type { StreetLayout } from './layout';
import { parkView } from './trackViews';
import { streetName } from './words';

interface StreetArtProps {
  street: number;
  layout: StreetLayout;
  still?: boolean; // a picture: nothing lights up
}

/** One street: sign and park, ground, houses, fences. */
export const StreetArt = memo(function StreetArt({ street, layout, still = false }: StreetArtProps) {
  const { lot, houses, fences } = layout;
  const cell = lot.width / houses.length;
  const end = { y: lot.y, width: cell, height: lot.height };
  return (
    <G>
      <StreetSign {...layout.sign} street={street} name={streetName(street)} />
      <Park street={street} layout={layout} />
      <Ground street={street} layout={layout} />
      {houses.map((box, i) => (
        <HouseArt key={i} street={street} house={i + 1} box={box} />
      ))}
      {still ? null : <Offers street={street} layout={layout} />}
      {fences.map((box, i) => (
        <FenceArt key={i} street={street} place={i + 1} box={box} />
      ))}
      <FenceDrawing {...end} x={lot.x - cell / 2} state="end" />
      <FenceDrawing {...end} x={lot.x + lot.width - cell / 2} state="end" />
    </G>
  );
});

/** What the turn offers: numbers to come, places for a fence. */
function Offers({ street, layout: { houses, fences } }: StreetArtProps) {
  return (
    <>
      {houses.map((box, i) => (
        <GhostArt key={i} street={street} house={i + 1} box={box} />
      ))}
      {fences.map((box, i) => (
        <FencePlaceArt key={i} street={street} place={i + 1} box={box} />
      ))}
    </>
  );
}

const Park = memo(function Park({ street, layout }: StreetArtProps) {
  const values = useGame((state) => state.timeline.setup.sheet.streets[street - 1]?.park) ?? [];
  const { ticks, pencilled } = useGameView(parkView(street));
  const inked = ticks - pencilled;
  return layout.parks.map((box, i) => (
    <ParkTree
      key={i}
      {...box}
      value={values[i] ?? 0}
      state={treeState(i, values.length - 1, { ticks, inked })}
    />
  ));
});

function treeState(
  index: number,
  last: number,
  { ticks, inked }: { ticks: number; inked: number },
): TreeState {
  if (index === last) return ticks >= last ? 'reached' : 'last';
  if (index < ticks) return index < inked ? 'ticked' : 'pencilled';
  return index === ticks ? 'now' : 'open';
}

/** The estates of a street as a text, so that a change elsewhere renders nothing here: "1-3!,5-5" */
const estatesKey = (street: number) => (state: GameState) =>
  streetEstates(state.timeline.game.sheet, street)
    .map(({ first, last, used }) => `${first}-${last}${used ? '!' : ''}`)
    .join();

const pathsKey = (street: number) => (state: GameState) => {
  const pools = state.timeline.setup.sheet.streets[street - 1]?.pools ?? [];
  const houses = state.timeline.game.sheet.streets[street - 1]?.houses ?? [];
  return houses
    .flatMap((house, i) => {
      const bare = house.kind === 'empty' || (house.kind === 'numbered' && !house.bis);
      return bare && !pools.includes(i + 1) ? [i + 1] : [];
    })
    .join();
};

const Ground = memo(function Ground({ street, layout: { lot, road, houses } }: StreetArtProps) {
  const estates = useGame(estatesKey(street)).split(',').filter(Boolean).map(readEstate);
  const paths = useGame(pathsKey(street)).split(',').filter(Boolean).map(Number);
  const cell = lot.width / houses.length;
  return (
    <G>
      <StreetGround {...lot} houses={houses.length} road={road.height} estates={estates} paths={paths} />
      {estates.map(({ first, last, used }) => (
        <EstatePlate
          key={first}
          x={lot.x + (first - 1) * cell}
          y={road.y}
          width={(last - first + 1) * cell}
          height={road.height}
          size={last - first + 1}
          used={used}
        />
      ))}
    </G>
  );
});

function readEstate(text: string): { first: number; last: number; used: boolean } {
  const [first = 0, last = 0] = text.replace('!', '').split('-').map(Number);
  return { first, last, used: text.endsWith('!') };
}
