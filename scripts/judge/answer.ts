import { EDITIONS } from '../../src/editions';
import { EDITION_IDS } from '../../src/editions/types';
import { parseGoal } from '../../src/game/codec/plans';
import { soloTempPoints } from '../../src/game/solo';
import { estates } from '../../src/rules/estates';
import { legalBis, legalFences, legalHouses, legalRoundabouts, legalUpgrades } from '../../src/rules/legal';
import { planMatches } from '../../src/rules/plans';
import { ranking, tempPoints } from '../../src/rules/ranking';
import { score, sum } from '../../src/rules/score';
import { sheetEnds } from '../../src/rules/sheet';
import type { Sheet } from '../../src/rules/state';
import {
  CARDS_PER_TURN,
  EFFECTS,
  HIGHEST_CARD,
  HIGHEST_NUMBER,
  LOWEST_CARD,
  type Card,
  type PlanCard,
  type PlanGoal,
  type Setup,
} from '../../src/rules/types';
import { placeFor } from '../../src/rules/writing';
import { judgeAaa } from './aaa';
import { Unreadable, readFlag, readInt, readInts, readList, readObject, readOneOf } from './read';
import { readSheet } from './sheet';
import { judgeTurn } from './turn';

type Fields = Readonly<Record<string, unknown>>;

const SHEET_QUESTIONS = [
  'numbers',
  'fences',
  'bis',
  'roundabouts',
  'upgrades',
  'refusal',
  'estates',
  'plans',
  'score',
  'solo2018',
  'end',
  'turn',
] as const;
const QUESTIONS = [...SHEET_QUESTIONS, 'ranking', 'aaa'] as const;

/** A plan nobody can meet stands in where a question does not name its plans. */
const NO_PLAN: PlanGoal = { kind: 'parksTotal', count: 999 };

/** One line in, one line out; whatever cannot be understood is answered with an error. */
export function answerLine(line: string): string {
  try {
    return JSON.stringify({ answer: answer(readObject(JSON.parse(line), 'line')) });
  } catch (error) {
    return JSON.stringify({ error: error instanceof Error ? error.message : String(error) });
  }
}

function answer(line: Fields): unknown {
  const question = readObject(line['question'], 'question');
  const type = readOneOf(question['type'], QUESTIONS, 'question.type');
  if (type === 'aaa') return judgeAaa(question);
  const setup = readSetup(line);
  if (type !== 'ranking')
    return answers[type]({ line, question, setup, sheet: readSheet(line['sheet'], setup, 'sheet') });
  const sheets = readList(line['sheets'], 'sheets').map((sheet, index) =>
    readSheet(sheet, setup, `sheets[${index}]`),
  );
  return ranking(sheets, setup.rules.tieBreak);
}

function readSetup(line: Fields): Setup {
  const { rules, sheet, stacks, id } = EDITIONS[readOneOf(line['edition'], EDITION_IDS, 'edition')];
  const advanced = line['advanced'] === undefined ? false : readFlag(line['advanced'], 'advanced');
  const plans = stacks.map((stack): PlanCard => ({ stack, goal: NO_PLAN, first: 0, later: 0 }));
  return {
    edition: id,
    rules: { ...rules, roundabouts: advanced },
    sheet,
    plans,
    play: { kind: 'table' },
    dealing: null,
  };
}

interface Asked {
  readonly line: Fields;
  readonly question: Fields;
  readonly setup: Setup;
  readonly sheet: Sheet;
}

const answers: Readonly<Record<(typeof SHEET_QUESTIONS)[number], (asked: Asked) => unknown>> = {
  numbers: ({ sheet }) =>
    Object.fromEntries(numbers().map((number) => [number, legalHouses(sheet, number).map(pair)])),
  fences: ({ sheet, setup }) => legalFences(sheet, setup.rules).map(({ street, place }) => [street, place]),
  bis: ({ sheet, setup }) =>
    legalBis(sheet, setup.rules).map(({ street, house, side }) => [street, house, side]),
  roundabouts: ({ sheet, setup }) => (setup.rules.roundabouts ? legalRoundabouts(sheet).map(pair) : []),
  upgrades: ({ sheet }) => legalUpgrades(sheet).map(({ size }) => size),
  refusal: ({ sheet, line }) =>
    placeFor(
      sheet,
      readCombos(line).map(({ number }) => number),
    ) === null,
  estates: ({ sheet }) => estates(sheet),
  plans: ({ sheet, question }) =>
    readList(question['goals'], 'goals').map((goal, index) => {
      const { count } = planMatches(sheet, readGoal(goal, sheet, index));
      return { met: count > 0, ways: count };
    }),
  score: ({ sheet, question }) => {
    const others = readInts(question['opponentTemps'] ?? [], 'opponentTemps');
    return scoreLines(sheet, tempPoints([sheet.temps, ...others], sheet.def.tempPoints)[0] ?? 0);
  },
  solo2018: ({ sheet }) => {
    const bonus = EDITIONS['2018'].solo;
    return scoreLines(sheet, bonus === null ? 0 : soloTempPoints(sheet.temps, bonus));
  },
  end: ({ sheet }) => sheetEnds(sheet),
  turn: ({ line, question, setup, sheet }) => judgeTurn({ setup, sheet, combos: readCombos(line) }, question),
};

function numbers(): number[] {
  return Array.from({ length: HIGHEST_NUMBER + 1 }, (_, number) => number);
}

function pair({ street, house }: { street: number; house: number }): [number, number] {
  return [street, house];
}

function scoreLines(sheet: Sheet, temps: number) {
  const lines = score(sheet, temps);
  return { ...lines, plans: sum(lines.plans) };
}

function readGoal(value: unknown, sheet: Sheet, index: number): PlanGoal {
  const parsed = parseGoal(value, sheet.def, `goals[${index}]`);
  if (!parsed.ok) throw new Unreadable(`${parsed.fault.path}: ${parsed.fault.rule}`);
  return parsed.value;
}

function readCombos(line: Fields): Card[] {
  const combos = readList(line['combos'], 'combos');
  if (combos.length !== CARDS_PER_TURN)
    throw new Unreadable(`combos: ${combos.length} instead of ${CARDS_PER_TURN}`);
  return combos.map((combo, index) => {
    const path = `combos[${index}]`;
    const [number, effect] = readList(combo, path);
    const card = readInt(number, path);
    if (card < LOWEST_CARD || card > HIGHEST_CARD) throw new Unreadable(`${path}: no card shows ${card}`);
    return { number: card, effect: readOneOf(effect, EFFECTS, path) };
  });
}
