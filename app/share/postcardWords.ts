import type { i18n, TFunction } from 'i18next';

import { scoreOf } from '../../src/game/result';
import { emojiTown } from '../../src/game/share/emoji';
import { estateCounts } from '../../src/rules/estates';
import { sum, type Score } from '../../src/rules/score';
import type { PlayableGame, PlayerResult } from '../../src/storage/types';
import { ICONS } from '../../src/ui/drawings/icons';
import { fitWords } from '../../src/ui/drawings/postcard/fit';
import type { PostcardWords } from '../../src/ui/drawings/postcard/Postcard';
import { PAINT } from '../../src/ui/drawings/postcard/paints';
import type { ScorePart } from '../../src/ui/drawings/postcard/ScoreLine';
import type { Tool } from '../../src/ui/theme/sheetColours';
import { dateWords, figure, nameOf, ownLine, ranked } from '../history/words';

const FOOT = { size: 26, width: 950 } as const; // the line of the others: no smaller for a large table

/** What a card tells of a game, in the language of who sends it. */
export function postcardWords(i18n: i18n, game: PlayableGame, me: string | null): PostcardWords {
  const t = i18n.t;
  const { header, results, timeline } = game;
  const own = ownLine(results, me);
  const score = own?.breakdown ?? scoreOf(timeline.game, []);
  const total = own?.total ?? score.total;
  return {
    greeting: t('postcard.greeting'),
    town: header.town,
    mayor: mayorLine(t, own, results.length),
    day: postmark(i18n.language, endOf(game)),
    parts: scoreParts(t, score),
    total: figure(total),
    points: t('home.points', { count: total }).replace(String(total), '').trim(),
    foot: footLine(t, game, own),
    brand: t('app.name'),
  };
}

const endOf = ({ header }: PlayableGame): number => header.finishedAt ?? header.updatedAt;

/** "Mayor Mia · no. 1 of 5"; who has told no name is not announced. */
function mayorLine(t: TFunction, own: PlayerResult | undefined, of: number): string {
  const name = own === undefined || own.name === '' ? [] : [t('postcard.mayor', { name: own.name })];
  const place = own?.place ?? null;
  const rank = of > 1 && place !== null ? [t('postcard.rank', { place, of })] : [];
  return [...name, ...rank].join(' · ');
}

/** Day and month above the year, as post offices stamp. */
function postmark(language: string, time: number): readonly [string, string] {
  return [dateWords(language, time, 'day'), String(new Date(time).getFullYear())];
}

/** Two houses side by side: an estate. */
const ESTATE = 'M2.5 20v-8l4.5-4.5L11.5 12v8M12.5 12L17 7.5l4.5 4.5v8M2 20h20M7 20v-4M17 20v-4M12.5 12v8';

/** Penalties nobody took are no news; bis is on every sheet. */
function scoreParts(t: TFunction, score: Score): readonly ScorePart[] {
  const part = (shape: string, look: Pick<ScorePart, 'tint' | 'hue' | 'label'>, points: number) => ({
    ...look,
    shape,
    value: figure(points),
    penalty: points < 0,
  });
  const tool = (name: Tool, label: string, points: number) =>
    part(ICONS[name], { tint: PAINT.tint[name], hue: PAINT.hue[name], label }, points);
  const { roundabouts, refusals } = score;
  const plans = { tint: PAINT.mustardPale, hue: PAINT.ink, label: t('score.plans') };
  const estates = { tint: PAINT.tealPale, hue: PAINT.teal, label: t('score.estates') };
  return [
    part(ICONS.plan, plans, sum(score.plans)),
    tool('park', t('score.parks'), sum(score.parks)),
    tool('pool', t('score.pools'), score.pools),
    tool('temp', t('record.temps'), score.temps),
    part(ESTATE, estates, sum(score.estates)),
    tool('bis', t('score.bis'), score.bis),
    ...(roundabouts === 0 ? [] : [tool('roundabout', t('score.roundabouts'), roundabouts)]),
    ...(refusals === 0 ? [] : [tool('refusal', t('score.refusals'), refusals)]),
  ];
}

/** "26 turns · 9 estates · Jonas 83, Aïcha 76": as many of the others as there is room for. */
function footLine(t: TFunction, { timeline, results }: PlayableGame, own: PlayerResult | undefined): string {
  const { turn, sheet } = timeline.game;
  const facts = [
    t('postcard.turns', { count: turn.index }),
    t('postcard.estates', { count: sum(estateCounts(sheet)) }),
  ];
  const others = ranked(results)
    .filter((line) => line !== own)
    .map((line) => `${nameOf(t, line)} ${figure(line.total)}`);
  const lineOf = (shown: number) => {
    const names = others.slice(0, shown).join(', ');
    const hidden = others.length - shown;
    const table = hidden > 0 ? t('postcard.andMore', { names, count: hidden }) : names;
    return [...facts, ...(shown > 0 ? [table] : [])].join(' · ');
  };
  const fits = (text: string) => fitWords(text, FOOT.size, FOOT.width) === FOOT.size;
  const most = others.findLastIndex((_, index) => fits(lineOf(index + 1))) + 1;
  return lineOf(most);
}

/** The town for a chat: name, points and day, then a line of emoji per street. */
export function postcardText(i18n: i18n, game: PlayableGame, me: string | null): string {
  const { header, results, timeline } = game;
  const total = ownLine(results, me)?.total ?? scoreOf(timeline.game, []).total;
  const day = dateWords(i18n.language, endOf(game), 'whole');
  const points = i18n.t('home.points', { count: total });
  return `${header.town} · ${points} · ${day}\n${emojiTown(timeline.game.sheet)}`;
}
