import fc from 'fast-check';
import { parseRecord, printRecord } from '../../src/game/codec/record';
import { record, redo, replay, resume, startTimeline, undo } from '../../src/game/log';
import { formatEvent, parseEvent, parseEvents } from '../../src/game/transcript';
import { anyGame } from '../rules/random-games';
import { events, setupOf } from '../rules/support';

test('a log printed, parsed and replayed leads to the same game', () => {
  fc.assert(
    fc.property(anyGame(), (played) => {
      const parsed = parseRecord(printRecord(played));
      if (!parsed.ok) throw new Error(`${parsed.fault.path}: ${parsed.fault.rule}`);
      expect(parsed.value).toEqual(played);
      expect(replay(parsed.value)).toEqual(replay(played));
    }),
    { numRuns: 40 },
  );
});

test('every step can be undone to the first turn, and done again', () => {
  fc.assert(
    fc.property(anyGame(), ({ setup, events: log }) => {
      const timelines = [startTimeline(setup)];
      for (const event of log) {
        const step = record(timelines.at(-1) ?? startTimeline(setup), event);
        if (!step.ok) throw new Error(step.problem.code);
        timelines.push(step.timeline);
      }
      const end = timelines.at(-1) ?? startTimeline(setup);
      let now = end;
      for (const before of [...timelines].reverse().slice(1)) {
        now = undo(now);
        if (JSON.stringify(now.game) !== JSON.stringify(before.game)) throw new Error('not the state before');
        expect(now.events.length).toBe(before.events.length);
      }
      expect(undo(now)).toBe(now);
      while (now.undone.length > 0) now = redo(now);
      expect(now).toEqual(end);
      expect(redo(now)).toBe(now);
    }),
    { numRuns: 12 },
  );
});

test('a new event forgets what was undone', () => {
  const [first, second] = events('write 8 park 1/3; park');
  if (first === undefined || second === undefined) throw new Error('events');
  const start = startTimeline(setupOf({}));
  const one = record(start, first);
  if (!one.ok) throw new Error('refused');
  const undone = undo(one.timeline);
  expect(undone.undone).toEqual([first]);
  const other = record(undone, { ...first, ...{ house: 4 } });
  expect(other.ok && other.timeline.undone).toEqual([]);
});

test('what is not allowed is not recorded, and says why', () => {
  const [park] = events('park');
  expect(park !== undefined && record(startTimeline(setupOf({})), park)).toEqual({
    ok: false,
    problem: { code: 'numberFirst' },
  });
});

test('a log with a wrong event names it', () => {
  const kept = { setup: setupOf({}), events: events('write 8 park 1/3; park; park') };
  expect(replay(kept)).toEqual({ ok: false, index: 2, problem: { code: 'effectDone' } });
  expect(resume(kept)).toBeNull();
  expect(resume({ ...kept, events: kept.events.slice(0, 2) })?.game.sheet.parks).toEqual([1, 0, 0]);
});

describe('events as text', () => {
  test('what is written is read as the same', () => {
    fc.assert(
      fc.property(anyGame(), ({ events: log }) => {
        expect(parseEvents(log.map(formatEvent).join('\n'))).toEqual(log);
      }),
      { numRuns: 40 },
    );
  });

  test.each([
    'deal 8:pool 3:fence 12:bis',
    'soloCard',
    'validation 2',
    'write 8 pool 1/3',
    'write 8 temp 1/3 =9',
    'refusal 3 5 9',
    'temp',
    'park',
    'pool',
    'skip',
    'fence 1/4',
    'upgrade 3',
    'bis 2/5 left',
    'roundabout 2/5',
    'claim 1',
    'claim 1 1/1-4 2/5-5',
    'give park',
    'give park 8',
    'rivalClaim 1',
    'rivalClaim 1 earlier',
    'rivalEnd plans',
    'reshuffle',
    'reshuffle rival',
    'endTurn',
  ])('%s', (line) => {
    const event = parseEvent(line);
    expect(event !== null && formatEvent(event)).toBe(line);
  });

  test.each([
    '',
    'jump',
    'write 8 pool',
    'write x pool 1/3',
    'write 8 palace 1/3',
    'fence 1',
    'bis 2/5 up',
    'rivalEnd rain',
    'give',
    'upgrade',
    'park 1',
    'deal 8:palace',
    'claim one',
    'reshuffle me',
  ])('no event: "%s"', (line) => {
    expect(parseEvent(line)).toBeNull();
  });

  test('a wrong line is named', () => {
    expect(parseEvents('park; jump')).toBe(1);
  });
});
