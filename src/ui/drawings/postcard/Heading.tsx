import { memo } from 'react';

import { FONT } from '../../theme/tokens';
import { Circle, G, Path, Text } from '../svg';
import { SvgText } from '../SvgText';
import { fitTitle, fitWords } from './fit';
import { PAINT } from './paints';
import { TEXT } from './size';
import { Stamp } from './Stamp';

interface HeadingProps {
  greeting: string;
  town: string;
  mayor: string;
  day: readonly [string, string]; // two lines of the postmark
}

/** Greeting, postmark, stamp, the name of the town and who governs it. */
export const Heading = memo(function Heading({ greeting, town, mayor, day }: HeadingProps) {
  return (
    <>
      <SvgText
        x={TEXT.left}
        y={166}
        text={greeting}
        textAnchor="start"
        fill={PAINT.ink}
        fontSize={64}
        fontFamily={FONT.display}
      />
      <Postmark day={day} />
      <Stamp />
      <TownName town={town} />
      <SvgText
        x={TEXT.left}
        y={448}
        text={mayor}
        textAnchor="start"
        fill={PAINT.ink}
        fontSize={fitWords(mayor, 34, TEXT.right - TEXT.left)}
        fontFamily={FONT.bold}
      />
    </>
  );
});

const MIDDLE = 302; // of the name, in height

/** Cream letters with an ink edge and a coral shadow, as on the cards of the fifties. */
function TownName({ town }: { town: string }) {
  const { lines, size } = fitTitle(town, TEXT.right - TEXT.left - 24);
  const step = size * 0.92;
  const first = MIDDLE + size * 0.3 - ((lines.length - 1) * (step - 12)) / 2;
  const depth = Math.max(4, size / 20);
  const edge = { strokeLinejoin: 'round', strokeWidth: Math.max(6, size / 16) } as const;
  const layers = [
    { shift: depth, fill: PAINT.coral, stroke: PAINT.coral, ...edge },
    { shift: 0, fill: PAINT.ink, stroke: PAINT.ink, ...edge },
    { shift: 0, fill: PAINT.cream },
  ];
  return (
    <>
      {layers.map(({ shift, ...paint }, layer) =>
        lines.map((line, index) => (
          <Text
            key={`${layer} ${index}`}
            x={TEXT.left + shift}
            y={first + index * step + shift}
            fontFamily={FONT.display}
            fontSize={size}
            textAnchor="start"
            {...paint}
          >
            {line}
          </Text>
        )),
      )}
    </>
  );
}

const WAVES = [112, 136, 160].map((y) => `M700 ${y}c20 -14 34 -14 54 0s34 14 54 0s24 -12 36 -6`).join('');

function Postmark({ day }: { day: readonly [string, string] }) {
  return (
    <G>
      <Path d={WAVES} fill="none" stroke={PAINT.ink} strokeWidth={3.4} strokeLinecap="round" />
      <Circle cx={906} cy={140} r={63} fill="none" stroke={PAINT.ink} strokeWidth={3.4} />
      <Circle cx={906} cy={140} r={51} fill="none" stroke={PAINT.ink} strokeWidth={2} />
      {day.map((line, index) => (
        <SvgText
          key={index}
          x={906}
          y={136 + index * 29}
          text={line}
          fill={PAINT.ink}
          fontSize={fitWords(line, 25, 94)}
          fontFamily={FONT.bold}
        />
      ))}
    </G>
  );
}
