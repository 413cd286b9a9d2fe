import { memo } from 'react';

import { IconShape } from '../../drawings/Icon';
import { Circle, G, Path, Rect } from '../../drawings/svg';
import { useSheetColours } from '../../theme/sheetColours';
import type { Box } from '../box';
import { Figure } from '../drawings/Figure';
import { bands, bottomRound, gable, topRound, type CardBands } from './cardShapes';
import type { CardView } from './cardViews';
import type { Effect } from '../../../rules/types';

interface CardArtProps {
  box: Box; // the face
  view: CardView;
  street: number; // whose roof it wears: 0, 1 or 2
  word: string; // of the effect
  foot: string | null; // what the card is for; null: a combination of the table has no foot
  next: Effect | null; // in the corner (R2.6)
}

const PALE = 0.4;

/** A card of our own: a house with its number above, the effect below, at its foot what it is taken for. */
export const CardArt = memo(function CardArt({ box, view, street, word, foot, next }: CardArtProps) {
  const colours = useSheetColours();
  const parts = bands(box, foot !== null);
  const { role } = view;
  const chosen = role === 'number' || role === 'effect' || role === 'both';
  const numberTaken = role === 'number' || role === 'both';
  const effectTaken = role === 'effect' || role === 'both';
  return (
    <G>
      <Rect {...box} rx={12} fill={colours.surface} />
      <Path d={topRound(parts.number)} fill={numberTaken ? colours.litFill : colours.surface} />
      <G opacity={role === 'effect' || role === 'third' ? PALE : 1}>
        <Numbered parts={parts} street={street} number={view.number} />
      </G>
      <G opacity={role === 'number' ? PALE : 1}>
        <Effected parts={parts} view={view} word={word} footed={foot !== null} lit={effectTaken} />
      </G>
      {foot === null ? null : <Foot parts={parts} role={role} text={foot} />}
      {next === null ? null : <Corner parts={parts} effect={next} />}
      <Rect
        x={box.x + 1}
        y={box.y + 1}
        width={box.width - 2}
        height={box.height - 2}
        rx={11}
        fill="none"
        stroke={chosen || role === 'give' ? colours.primary : colours.line}
        strokeWidth={chosen ? 3 : role === 'give' ? 2 : 1.4}
      />
    </G>
  );
});

/** The number on the wall of a house. */
function Numbered({ parts, street, number }: { parts: CardBands; street: number; number: number }) {
  const colours = useSheetColours();
  const { x, width } = parts.number;
  const { roof, wall, plate } = gable(parts.number);
  return (
    <>
      <Path d={wall} fill={colours.wall} stroke={colours.plainLine} strokeWidth={1.2} />
      <Path
        d={roof}
        fill={colours.roofs[street % colours.roofs.length] ?? colours.roofs[0]}
        stroke={colours.plainLine}
        strokeWidth={1.2}
      />
      <Figure x={x + width / 2} y={plate.y} size={plate.size} fill={colours.ink} text={number} />
    </>
  );
}

interface EffectedProps {
  parts: CardBands;
  view: CardView;
  word: string;
  footed: boolean;
  lit: boolean;
}

const WORD = 14; // px the word takes below the icon

function Effected({ parts, view, word, footed, lit }: EffectedProps) {
  const colours = useSheetColours();
  const band = parts.effect;
  const { x, y, width, height } = band;
  const worded = height >= 40;
  const icon = Math.min(26, height - (worded ? WORD + 6 : 8));
  const top = y + (height - icon - (worded ? WORD : 0)) / 2;
  const fill = lit ? colours.hue[view.effect] : colours.tint[view.effect];
  const ink = lit ? colours.onHue : colours.hue[view.effect];
  return (
    <>
      {footed ? <Rect {...band} fill={fill} /> : <Path d={bottomRound(band)} fill={fill} />}
      <IconShape name={view.effect} x={x + (width - icon) / 2} y={top} size={icon} color={ink} />
      {worded ? (
        <Figure
          face="semibold"
          x={x + width / 2}
          y={top + icon + WORD / 2 + 1}
          size={Math.max(8, Math.min(12.5, ((width - 6) / word.length) * 1.75))}
          fill={lit ? colours.onHue : colours.ink}
          text={word}
        />
      ) : null}
    </>
  );
}

function Foot({ parts, role, text }: { parts: CardBands; role: CardView['role']; text: string }) {
  const colours = useSheetColours();
  const { x, y, width, height } = parts.foot;
  const taken = role === 'number' || role === 'effect' || role === 'give';
  const fill = taken ? colours.primary : role === 'third' ? colours.ink : colours.well;
  const ink = taken ? colours.onPrimary : role === 'third' ? colours.background : colours.ink;
  return (
    <>
      <Path d={bottomRound(parts.foot)} fill={fill} />
      <Figure
        x={x + width / 2}
        y={y + height / 2}
        size={Math.max(8, Math.min(12.5, ((width - 8) / Math.max(1, text.length)) * 1.7))}
        fill={ink}
        text={text}
      />
    </>
  );
}

/** What this pile brings next turn, small in the corner. */
function Corner({ parts, effect }: { parts: CardBands; effect: Effect }) {
  const colours = useSheetColours();
  const r = 11;
  const x = parts.number.x + parts.number.width - r - 5;
  const y = parts.number.y + r + 5;
  return (
    <>
      <Circle cx={x} cy={y} r={r} fill={colours.tint[effect]} stroke={colours.hue[effect]} strokeWidth={1} />
      <IconShape name={effect} x={x - 7} y={y - 7} size={14} color={colours.hue[effect]} width={2.4} />
    </>
  );
}
