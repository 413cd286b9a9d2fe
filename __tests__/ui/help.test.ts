import { LESSON, lessonSetup } from '../../src/game/lesson';
import { replay, resume, startTimeline } from '../../src/game/log';
import { PROBLEM_CODES } from '../../src/rules/problems';
import { createGameStore, HINTS, type GameStore } from '../../src/state/gameStore';
import { SECTIONS } from '../../src/ui/help/content';
import { hintOf, HINTS_IN_ALL, ledBackTo, type Spot } from '../../src/ui/help/hints';
import { pictureEstates, readPicture } from '../../src/ui/help/picture';
import { mentions } from '../../src/ui/help/search';
import { TOPICS } from '../../src/ui/help/topics';
import { topicOf } from '../../src/ui/help/whyTopics';
import { helpEn } from '../../src/i18n/help.en';

describe('the sections', () => {
  test('say every sentence once', () => {
    const said = TOPICS.flatMap((topic) => SECTIONS[topic].lines.map(({ id }) => id));
    expect([...said].sort()).toEqual(Object.keys(helpEn.help.say).sort());
  });

  test('have something to say in both editions, or belong to one of them', () => {
    for (const topic of TOPICS) {
      const { edition, lines } = SECTIONS[topic];
      const silent = (['2018', '2023'] as const).filter(
        (year) => !lines.some((line) => line.edition === undefined || line.edition === year),
      );
      expect({ topic, silent: edition ? [] : silent }).toEqual({ topic, silent: [] });
    }
  });

  test.each([...PROBLEM_CODES, ...HINTS])('know where "%s" is explained', (code) => {
    expect(TOPICS).toContain(topicOf(code));
  });

  test.each([
    ['fences', 'fences'],
    ['tooLow', 'numbers'],
    ['bisAcrossFence', 'bis'],
    ['nonsense', null],
    [undefined, null],
  ])('of the address %s is %s', (address, topic) => {
    expect(topicOf(address)).toBe(topic);
  });
});

test.each([
  ['Barrières entre deux maisons', 'barriere', true],
  ['Größe der Siedlung', 'grosse', false],
  ['Größe der Siedlung', 'GROßE sied', true],
  ['Fences', '', true],
  ['A fence at both ends', 'ends fence', true],
  ['A fence at both ends', 'ends pool', false],
])('looking in "%s" for "%s": %s', (text, typed, found) => {
  expect(mentions(text, typed)).toBe(found);
});

test('a picture is read as it is written', () => {
  const picture = readPicture('3 4* | R | _~ 6b 9-');
  expect(picture.houses.map(({ number }) => number)).toEqual([3, 4, null, null, 6, 9]);
  expect(picture.houses.map(({ pool }) => pool)).toEqual([
    'none',
    'built',
    'none',
    'planned',
    'none',
    'lost',
  ]);
  expect(picture.fences).toEqual([2, 3]);
  expect(pictureEstates(picture)).toEqual([{ first: 1, last: 2 }]);
});

describe('the first game', () => {
  const start = (events = 0): GameStore => {
    const setup = lessonSetup();
    return createGameStore(resume({ setup, events: LESSON.slice(0, events) }) ?? startTimeline(setup), null);
  };
  /** Does what the hint points at. */
  const obey = (store: GameStore, spot: Spot): void => {
    const game = store.getState();
    if (spot.kind === 'key') game.pickNumber(spot.number);
    if (spot.kind === 'tile') game.pickEffect(spot.effect);
    if (spot.kind === 'house') game.tapHouse(spot.street, spot.house);
    if (spot.kind === 'fence') game.tapFence(spot.street, spot.place);
    if (spot.kind === 'column') game.tapColumn(spot.size);
    if (spot.kind === 'plan') game.startClaim(spot.plan);
    if (store.getState().draft.chooser) store.getState().choose(11);
  };

  test('breaks no rule', () => {
    expect(replay({ setup: lessonSetup(), events: LESSON }).ok).toBe(true);
  });

  test('is played by doing what each hint points at, one after the other', () => {
    const store = start();
    let tried = false;
    for (let step = 1; step < HINTS_IN_ALL; step += 1) {
      const hint = hintOf(store.getState(), tried);
      expect(hint.step).toBe(step);
      obey(store, hint.spot);
      tried ||= store.getState().notice !== null;
      expect(ledBackTo(store.getState())).toBeNull();
    }
    expect(store.getState().timeline.events).toHaveLength(LESSON.length);
    expect(hintOf(store.getState(), true).spot).toEqual({ kind: 'undo' });
  });

  test.each<[string, number, (store: GameStore) => void, number]>([
    ['another house', 0, (s) => write(s, 2, 'fence', [3, 4]), 0],
    ['another fence', 1, (s) => s.getState().tapFence(3, 3), 1],
    ['the pool not used', 4, (s) => s.getState().skip(), 4],
    ['the pool undone', 4, (s) => s.getState().undo(), 2],
    ['a turn ended by Done', 2, (s) => s.getState().done(), 2],
  ])('leads back after %s', (_what, events, stray, back) => {
    const store = start(events);
    stray(store);
    expect(ledBackTo(store.getState())).toBe(back);
  });

  function write(store: GameStore, number: number, effect: 'fence', [street, house]: [number, number]): void {
    store.getState().pickNumber(number);
    store.getState().pickEffect(effect);
    store.getState().tapHouse(street, house);
  }
});
