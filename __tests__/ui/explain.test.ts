import { LESSON, lessonSetup } from '../../src/game/lesson';
import { resume, startTimeline } from '../../src/game/log';
import { createI18n, type TranslatedLanguage } from '../../src/i18n';
import '../../src/i18n/explain';
import { createGameStore, type GameState } from '../../src/state/gameStore';
import { explained } from '../../src/ui/sheet/explain/explained';
import { subjectAt, type Subject } from '../../src/ui/sheet/explain/subject';
import { gameLayout } from '../../src/ui/sheet/layout';
import type { Box } from '../../src/ui/sheet/box';

const setup = lessonSetup();
const PHONE = { width: 390, height: 844, insets: { top: 0, right: 0, bottom: 0, left: 0 } };
const layout = gameLayout(setup.sheet, PHONE, { roundabouts: true, plans: 3, leftHanded: false });

/** After the lesson: an estate of one and one of two in street 1, a pool, a park, a temp, an upgrade and a bis. */
function played(): GameState {
  return createGameStore(resume({ setup, events: LESSON }) ?? startTimeline(setup), null).getState();
}
const middle = ({ x, y, width, height }: Box) => ({ x: x + width / 2, y: y + height / 2 });
const t = createI18n('en').t;

describe('a finger that rests', () => {
  const [first] = layout.streets;
  const house = first?.houses[2] ?? layout.header;
  const rows: [string, { x: number; y: number }, Subject][] = [
    ['a house', { ...middle(house), y: house.y + 10 }, { kind: 'house', street: 1, house: 3 }],
    [
      'its pool',
      { ...middle(house), y: house.y + house.height * 0.85 },
      { kind: 'pool', street: 1, house: 3 },
    ],
    ['a fence', { ...middle(house), x: house.x + house.width }, { kind: 'fence', street: 1, place: 3 }],
    ['a road', middle(first?.road ?? house), { kind: 'street', street: 1 }],
    ['a tree', middle(first?.parks[1] ?? house), { kind: 'park', street: 1 }],
    ['a sign', middle({ ...(first?.sign ?? house), width: 20 }), { kind: 'street', street: 1 }],
    ['a column', middle(layout.tracks.upgrades[1] ?? house), { kind: 'column', size: 2 }],
    ['the temps', middle(layout.tracks.temps), { kind: 'track', track: 'temp' }],
    ['a plan', middle(layout.plans[2] ?? house), { kind: 'plan', plan: 2 }],
    ['an effect', middle(layout.bar.effects[5] ?? house), { kind: 'tool', tool: 'bis' }],
    ['the refusal', middle(layout.bar.refusal), { kind: 'tool', tool: 'refusal' }],
    ['a key', middle(layout.bar.keys[6] ?? house), { kind: 'number', number: 7 }],
    ['the turn', middle(layout.header), { kind: 'turn' }],
    [
      'the score',
      { x: layout.header.x + layout.header.width - 5, y: layout.header.y + 9 },
      { kind: 'score' },
    ],
    ['the sentence', middle(layout.bar.say), { kind: 'step' }],
  ];
  test.each(rows)('on %s asks about it', (_name, point, subject) => {
    expect(subjectAt(layout, played(), { point, scrolled: 0 })?.subject).toEqual(subject);
  });

  test('finds what has been scrolled to, at its place on the screen', () => {
    const point = { ...middle(house), y: house.y + 10 - 40 };
    const found = subjectAt(layout, played(), { point, scrolled: 40 });
    expect(found).toEqual({
      subject: { kind: 'house', street: 1, house: 3 },
      box: { ...house, y: house.y - 40 },
    });
  });
});

describe('the answer', () => {
  test.each<[Subject, string | null, string]>([
    [
      { kind: 'house', street: 1, house: 2 },
      'Worth 3 now',
      'Its estate of 2 serves a plan, and still counts in the score.',
    ],
    [{ kind: 'house', street: 1, house: 6 }, null, 'Empty: a number from 13 to 17 fits here.'],
    [{ kind: 'house', street: 2, house: 6 }, null, 'Numbers rise from left to right; gaps are allowed.'],
    [
      { kind: 'pool', street: 1, house: 3 },
      'Worth 3 now · one more: 6',
      'Built. Each pool makes all of them worth more.',
    ],
    [
      { kind: 'pool', street: 2, house: 1 },
      'Worth 3 now · one more: 6',
      'It is built if this house is written together with the pool effect.',
    ],
    [{ kind: 'fence', street: 1, place: 3 }, null, 'Here stands a fence. Estates reach from fence to fence.'],
    [
      { kind: 'estate', street: 1, first: 1, last: 1 },
      'Worth 1 now',
      'It serves a plan, and still counts in the score.',
    ],
    [
      { kind: 'park', street: 2 },
      'Worth 2 now · one more: 4',
      '1 of 4 planted. The park effect plants one in the street of this turn’s number.',
    ],
    [{ kind: 'column', size: 2 }, 'Worth 3 now', 'The next upgrade makes it 4 each.'],
    [
      { kind: 'track', track: 'bis' },
      'Minus 1 now · one more: −3',
      '1 of 9 used. Every copy costs more than the one before.',
    ],
    [
      { kind: 'track', track: 'refusal' },
      'Worth 0 now · one more: 0',
      '0 of 3 ticked. With the last one the game ends.',
    ],
    [
      { kind: 'track', track: 'temp' },
      null,
      '1 of 11 hired. At the end the most temps bring 7 · 4 · 1 points, by rank.',
    ],
    [{ kind: 'plan', plan: 0 }, 'Worth 6 now', 'Yours.'],
    [{ kind: 'tool', tool: 'bis' }, 'Minus 1 now · one more: −3', 'Not across a fence.'],
    [{ kind: 'number', number: 1 }, null, 'It fits 16 houses now.'],
    [
      { kind: 'score' },
      'Worth 14 now',
      'All that stands on the sheet, without the temps: they are ranked at the end. Tap it for the lines.',
    ],
  ])('to %j is what it is worth now', (subject, worth, line) => {
    const answer = explained({ t, state: played() }, subject);
    expect(answer.worth).toBe(worth);
    expect(answer.lines).toContain(line);
  });

  test.each<TranslatedLanguage>(['en', 'fr', 'de'])('comes in %s for everything there is', (language) => {
    const say = createI18n(language).t;
    for (let y = 0; y < PHONE.height; y += 6) {
      for (let x = 0; x < PHONE.width; x += 6) {
        const found = subjectAt(layout, played(), { point: { x, y }, scrolled: 0 });
        if (!found) continue;
        const { title, lines } = explained({ t: say, state: played() }, found.subject);
        for (const sentence of [title, ...lines]) expect(sentence).not.toMatch(/explain\.|\{\{/);
      }
    }
  });
});
