import { CLASSIC } from '../../src/editions/sheets';
import { aaaResult, aaaScore, aaaTempPoints, levelZeroTempPoints } from '../../src/game/aaa';
import { sum } from '../../src/rules/score';
import { EFFECTS } from '../../src/rules/types';
import { readInt, readInts, readList, readObject, readOneOf } from './read';

type Fields = Readonly<Record<string, unknown>>;

function readFigures(value: unknown) {
  const fields = readObject(value, 'figures');
  const figure = (name: string) => readInt(fields[name], `figures.${name}`);
  return {
    park: figure('park'),
    pool: figure('pool'),
    temp: figure('temp'),
    fence: figure('fence'),
    bisHouses: figure('bisHouses'),
    upgradeValue: figure('upgradeValue'),
  };
}

function readOr(value: unknown, path: string, otherwise: number): number {
  return value === undefined || value === null ? otherwise : readInt(value, path);
}

/** AAA's score and who wins; no sheet is needed for it. */
export function judgeAaa(question: Fields) {
  const pile = readList(question['pile'], 'pile').map((effect, index) =>
    readOneOf(effect, EFFECTS, `pile[${index}]`),
  );
  const noted = readList(question['planValues'] ?? [], 'planValues');
  const plans = sum(noted.map((value, index) => readOr(value, `planValues[${index}]`, 0)));
  const temps = readOr(question['playerTemps'], 'playerTemps', 0);
  const ranked = aaaTempPoints(pile, temps, CLASSIC.tempPoints);
  const { total, ...lines } = aaaScore(pile, readFigures(question['figures']), { plans, ranked: ranked.aaa });
  const player = {
    total: readOr(question['playerTotal'], 'playerTotal', 0),
    estates: readOr(question['playerEstates'], 'playerEstates', 0),
  };
  const places = question['level0Places'] ?? null;
  return {
    ...lines,
    playerTempPoints: ranked.player,
    total,
    result: aaaResult(player, { total, estates: lines.groups }),
    level0TempPoints:
      places === null
        ? null
        : levelZeroTempPoints(temps, readInts(places, 'level0Places'), CLASSIC.tempPoints),
  };
}
