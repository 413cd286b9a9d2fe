import { EDITIONS } from '../../src/editions';
import { EDITION_IDS } from '../../src/editions/types';
import { parsePlanCard } from '../../src/game/codec/plans';
import { parseSetup } from '../../src/game/codec/setup';
import { setupFor } from '../../src/game/setup';
import type { GameEvent } from '../../src/rules/events';
import type { Setup } from '../../src/rules/types';
import { events } from '../rules/support';

/** A kept game as text: what was chosen before it, one line per turn, and the sheet and score it must come to. */
export interface Golden {
  readonly setup: Setup;
  readonly turns: readonly (readonly GameEvent[])[];
  readonly expected: ReadonlyMap<string, string>;
}

/** Lines of the form `name: value` between rules of dashes. */
export function readGolden(text: string): Golden {
  const [head = '', play = '', end = ''] = text.split(/^---$/m);
  const fields = (part: string) =>
    part.split('\n').flatMap((line) => {
      const match = /^(\w+): (.*)$/.exec(line);
      return match === null ? [] : [[match[1] ?? '', match[2] ?? ''] as const];
    });
  const turns = play
    .trim()
    .split('\n')
    .map((line) => events(line));
  return { setup: readSetup(fields(head)), turns, expected: new Map(fields(end)) };
}

function readSetup(fields: readonly (readonly [string, string])[]): Setup {
  const all = (name: string) => fields.flatMap(([key, value]) => (key === name ? [value] : []));
  const edition = EDITION_IDS.find((id) => id === all('edition')[0]);
  const [seed] = all('seed');
  const [play] = all('play');
  const [sheet] = all('sheet');
  if (edition === undefined || seed === undefined || play === undefined)
    throw new Error('edition, seed and play are needed');
  const plans = all('plan').map((line) => {
    const parsed = parsePlanCard(JSON.parse(line), EDITIONS[edition].sheet);
    if (!parsed.ok) throw new Error(`${line}: ${parsed.fault.path} ${parsed.fault.rule}`);
    return parsed.value;
  });
  const printed = setupFor({
    edition,
    advanced: all('advanced')[0] === 'yes',
    plans,
    play: { kind: 'table' },
    seed,
  });
  const parsed = parseSetup({
    ...printed,
    play: JSON.parse(play),
    ...(sheet === undefined ? {} : { sheet: JSON.parse(sheet) }),
  });
  if (!parsed.ok) throw new Error(`${parsed.fault.path}: ${parsed.fault.rule}`);
  return parsed.value;
}
