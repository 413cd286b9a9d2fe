import { bgStatsLink, bgStatsPlay } from '../../src/game/share/bgStats';
import { printCsv } from '../../src/game/share/csv';
import { emojiTown } from '../../src/game/share/emoji';
import { CSV_COLUMNS, historyCsv, historyJson, type FinishedGame } from '../../src/game/share/history';
import { score } from '../../src/rules/score';
import { sheetOf } from '../rules/support';

const SHEET = sheetOf({
  streets: ['1 2 4* | 7 8b _ _ _ _ _', '_ R 5 _ _ _ _ _ _ _ _'],
  ticks: { parks: [2, 0, 1], temps: 3 },
});

/** Reads CSV back as RFC 4180 says: the other half of printCsv, written apart from it. */
function readCsv(text: string): string[][] {
  const rows: string[][] = [[]];
  const cells = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/y;
  for (let match = cells.exec(text); match !== null; match = cells.exec(text)) {
    rows.at(-1)?.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '');
    if (match[3] === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}

const STARTED = Date.UTC(2026, 5, 14, 18, 30);
const GAME: FinishedGame = {
  id: 'g-1',
  town: 'Maple, “Bend” & more',
  edition: '2018',
  mode: 'table',
  advanced: false,
  note: 'Rain; 100 % fun?\nTwo lines.',
  startedAt: STARTED,
  finishedAt: STARTED + 47 * 60_000,
  players: [
    { name: 'Zoë 🌳', place: 2, total: 61, temps: 3, estates: [1, 0, 0, 0, 0, 0], score: score(SHEET, 4) },
    { name: '=HYPERLINK("x")', place: 1, total: 70, temps: null, estates: null, score: null },
    { name: 'Bo', place: null, total: null, temps: null, estates: null, score: null },
  ],
};

test('a street is a line of emoji: houses, pools, bis, roundabouts, empty lots, fences and parks', () => {
  const lines = emojiTown(SHEET).split('\n');
  expect(lines[0]).toBe('🏠🏠🏊|🏠👯⬜⬜⬜⬜⬜ 🌳🌳');
  expect(lines[1]).toBe('⬜|⭕|🏠⬜⬜⬜⬜⬜⬜⬜⬜');
  expect(lines[2]).toBe('⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜⬜ 🌳');
});

test.each([
  ['plain', 'plain'],
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+49', "'+49"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['=a,"b"', '"\'=a,""b"""'],
  [-5, '-5'], // a figure is no formula
  [null, ''],
  [true, 'true'],
] as const)('the cell %j is printed as %j', (value, printed) => {
  expect(printCsv([[value]])).toBe(`\uFEFF${printed}\r\n`);
});

test('the history as a table: one row per player and game, every row as wide as the first', () => {
  const [names = [], ...rows] = readCsv(historyCsv([GAME, { ...GAME, id: 'g-2' }]).slice(1));
  expect(names).toEqual(CSV_COLUMNS);
  expect(rows).toHaveLength(6);
  expect(rows.every((row) => row.length === names.length)).toBe(true);
  const read = (row: number, column: string) => rows[row]?.[names.indexOf(column)];
  expect(read(0, 'town')).toBe(GAME.town);
  expect(read(0, 'note')).toBe(GAME.note);
  expect(read(0, 'started')).toBe('2026-06-14T18:30:00.000Z');
  expect(read(0, 'minutes')).toBe('47');
  expect(read(0, 'player')).toBe('Zoë 🌳');
  expect(read(0, 'temps')).toBe('4');
  expect(read(0, 'temp_boxes')).toBe('3');
  expect(read(0, 'estates_of_1')).toBe('1');
  expect(read(1, 'player')).toBe('\'=HYPERLINK("x")');
  expect(read(1, 'parks')).toBe('');
  expect(read(2, 'total')).toBe('');
  expect(read(3, 'game')).toBe('g-2');
});

test('the history as data holds every figure, with times anybody can read', () => {
  const { games, ...file } = JSON.parse(historyJson([GAME], STARTED));
  expect(file).toEqual({
    app: 'picket',
    kind: 'history',
    version: 1,
    exportedAt: '2026-06-14T18:30:00.000Z',
  });
  expect(games[0]).toMatchObject({ id: 'g-1', note: GAME.note, finishedAt: '2026-06-14T19:17:00.000Z' });
  expect(games[0].players).toEqual(GAME.players);
});

describe('BG Stats', () => {
  const link = new URL(bgStatsLink(GAME));

  test('the link round-trips: what is read from it is what was played', () => {
    expect(`${link.origin}${link.pathname}`).toBe('https://app.bgstatsapp.com/createPlay.html');
    expect([...link.searchParams.keys()]).toEqual(['data']);
    expect(JSON.parse(link.searchParams.get('data') ?? '')).toEqual(bgStatsPlay(GAME));
  });

  test('its fields are those BG Stats reads', () => {
    expect(JSON.parse(link.searchParams.get('data') ?? '')).toEqual({
      sourceName: 'Picket',
      sourcePlayId: 'g-1',
      playDate: '2026-06-14 18:30:00',
      durationMin: 47,
      board: GAME.town,
      comments: GAME.note,
      game: {
        name: 'Welcome To...',
        sourceGameId: 'welcome-to',
        bggId: 233867,
        highestWins: true,
        noPoints: false,
      },
      players: [
        { name: 'Zoë 🌳', sourcePlayerId: 'Zoë 🌳', startPlayer: false, winner: false, rank: 2, score: 61 },
        {
          name: '=HYPERLINK("x")',
          sourcePlayerId: '=HYPERLINK("x")',
          startPlayer: false,
          winner: true,
          rank: 1,
          score: 70,
        },
        { name: 'Bo', sourcePlayerId: 'Bo', startPlayer: false, winner: false },
      ],
    });
  });

  test('who plays alone beats nobody', () => {
    const [only] = GAME.players.filter(({ place }) => place === 1);
    if (only === undefined) throw new Error('somebody won');
    expect(bgStatsPlay({ ...GAME, players: [only] }).players[0]?.winner).toBe(false);
  });
});
