import { memo, type Ref } from 'react';

import type { Sheet } from '../../../rules/state';
import { FONT } from '../../theme/tokens';
import { G, Rect, Svg } from '../svg';
import { SvgText } from '../SvgText';
import { Heading } from './Heading';
import { PAINT } from './paints';
import { ScoreLine, Total, type ScorePart } from './ScoreLine';
import { ROAD } from './shapes';
import { CARD, PICTURE } from './size';
import { Edge, Hill, Sky } from './Sky';
import { PostcardStreet } from './Street';

/** Everything written on the card, in the player's language. */
export interface PostcardWords {
  readonly greeting: string;
  readonly town: string;
  readonly mayor: string;
  readonly day: readonly [string, string];
  readonly parts: readonly ScorePart[];
  readonly total: string;
  readonly points: string;
  readonly foot: string;
  readonly brand: string;
}

interface PostcardProps {
  sheet: Sheet;
  words: PostcardWords;
  width: number; // on screen; its height follows
  ref?: Ref<Svg>;
}

const BAND = 236; // height of a street with its hill
const GROUND = 1153; // where the last road ends
const LONGEST = 12; // houses that fill the card at full size
const MIDDLE = (PICTURE.left + PICTURE.right) / 2;

/** How much smaller streets are drawn where a sheet has more or longer ones, and where their roads lie. */
function streetPlaces(sheet: Sheet): { scale: number; roads: readonly number[] } {
  const count = sheet.streets.length;
  const longest = Math.max(...sheet.streets.map(({ houses }) => houses.length));
  const scale = Math.min(1, 3 / count, LONGEST / longest);
  const band = BAND * Math.min(1, 3 / count);
  return { scale, roads: sheet.streets.map((_, row) => GROUND - ROAD * scale - (count - 1 - row) * band) };
}

/** The finished town as a postcard of the fifties: 4 : 5, drawn by us, the same in both themes. */
export const Postcard = memo(function Postcard({ sheet, words, width, ref }: PostcardProps) {
  const { greeting, town, mayor, day, parts, total, points, foot, brand } = words;
  const { scale, roads } = streetPlaces(sheet);
  return (
    <Svg
      {...(ref ? { ref } : {})}
      width={width}
      height={(width * CARD.height) / CARD.width}
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      aria-hidden
    >
      <Rect width={CARD.width} height={CARD.height} fill={PAINT.paper} />
      <Sky />
      {sheet.streets.map((street, row) => (
        <G key={row}>
          <Hill row={row} ridge={(roads[row] ?? 0) - 152 * scale} />
          <G transform={`translate(${MIDDLE} ${roads[row] ?? 0}) scale(${scale})`}>
            <PostcardStreet
              row={row}
              street={street}
              def={sheet.def.streets[row] ?? { houses: 0, pools: [], park: [] }}
              parks={sheet.parks[row] ?? 0}
              half={(PICTURE.right - MIDDLE) / scale}
            />
          </G>
        </G>
      ))}
      <Edge />
      <Heading greeting={greeting} town={town} mayor={mayor} day={day} />
      <ScoreLine parts={parts} foot={foot} />
      <Total total={total} points={points} />
      <SvgText
        x={1138}
        y={1470}
        text={brand}
        textAnchor="end"
        fill={PAINT.ink}
        fontSize={42}
        fontFamily={FONT.display}
      />
    </Svg>
  );
});
