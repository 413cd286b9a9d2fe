import type { HelpTranslations } from '../../i18n/help.en';
import type { IconName } from '../drawings/Icon';
import type { Tool } from '../theme/sheetColours';
import type { Topic } from './topics';

export const HELP_EDITIONS = ['2018', '2023'] as const;
export type HelpEdition = (typeof HELP_EDITIONS)[number];

/** One sentence of the rules. */
export interface Line {
  readonly id: keyof HelpTranslations['help']['say'];
  readonly edition?: HelpEdition; // only there
  readonly ruling?: true; // what the printed rules leave open
  readonly advanced?: true; // with roundabouts and advanced plans
}

export interface Section {
  readonly icon: IconName;
  readonly tool?: Tool; // whose colours it wears
  readonly edition?: HelpEdition;
  readonly picture?: string; // a street: see picture.ts
  readonly lines: readonly Line[];
}

/** What each section says; the sentences are in i18n, what holds for one edition alone says so. */
export const SECTIONS: Readonly<Record<Topic, Section>> = {
  idea: {
    icon: 'pencil',
    picture: '1 3* 4 | 6 _ _ | 11 12',
    lines: [{ id: 'idea1' }, { id: 'idea2' }, { id: 'idea3' }],
  },
  turn: {
    icon: 'play',
    lines: [
      { id: 'turn1' },
      { id: 'turn2' },
      { id: 'turn3' },
      { id: 'turn4', edition: '2018' },
      { id: 'turn5', edition: '2023' },
    ],
  },
  numbers: {
    icon: 'pencil',
    picture: '2 5 _ 9 _ 14',
    lines: [{ id: 'numbers1' }, { id: 'numbers2' }, { id: 'numbers3' }],
  },
  fences: {
    icon: 'fence',
    tool: 'fence',
    picture: '3 | _ _ 8 | _ 12',
    lines: [
      { id: 'fences1' },
      { id: 'fences2' },
      { id: 'fences3', edition: '2018' },
      { id: 'fences4', edition: '2023' },
    ],
  },
  estates: {
    icon: 'fence',
    tool: 'fence',
    picture: '1 4 5 | 7 8 | 10',
    lines: [{ id: 'estates1' }, { id: 'estates2' }, { id: 'estates3' }],
  },
  upgrades: { icon: 'upgrade', tool: 'upgrade', lines: [{ id: 'upgrades1' }, { id: 'upgrades2' }] },
  parks: { icon: 'park', tool: 'park', lines: [{ id: 'parks1' }, { id: 'parks2' }] },
  pools: {
    icon: 'pool',
    tool: 'pool',
    picture: '3 4* _~ 9 11-',
    lines: [{ id: 'pools1' }, { id: 'pools2' }],
  },
  temps: {
    icon: 'temp',
    tool: 'temp',
    lines: [{ id: 'temps1' }, { id: 'temps2' }, { id: 'temps3', ruling: true }],
  },
  bis: {
    icon: 'bis',
    tool: 'bis',
    picture: '6 6b 9 _ 12b 12',
    lines: [
      { id: 'bis1' },
      { id: 'bis2', edition: '2018' },
      { id: 'bis3', edition: '2023' },
      { id: 'bis4' },
      { id: 'bis5' },
      { id: 'bis6', ruling: true },
    ],
  },
  plans: {
    icon: 'plan',
    lines: [
      { id: 'plans1' },
      { id: 'plans2' },
      { id: 'plans3' },
      { id: 'plans4', edition: '2018' },
      { id: 'plans5', edition: '2018', ruling: true },
      { id: 'plans6', edition: '2018', ruling: true, advanced: true },
    ],
  },
  roundabouts: {
    icon: 'roundabout',
    tool: 'roundabout',
    picture: '11 14 | R | 2 3 7',
    lines: [
      { id: 'roundabouts1', advanced: true },
      { id: 'roundabouts2', ruling: true },
      { id: 'roundabouts3' },
      { id: 'roundabouts4' },
    ],
  },
  refusals: {
    icon: 'refusal',
    tool: 'refusal',
    lines: [{ id: 'refusals1' }, { id: 'refusals2' }, { id: 'refusals3', ruling: true }],
  },
  end: { icon: 'check', lines: [{ id: 'end1' }] },
  scoring: { icon: 'trophy', lines: [{ id: 'scoring1' }, { id: 'scoring2' }] },
  ties: {
    icon: 'people',
    lines: [
      { id: 'ties1', edition: '2018' },
      { id: 'ties2', edition: '2023' },
    ],
  },
  expert: { icon: 'people', edition: '2018', lines: [{ id: 'expert1' }, { id: 'expert2' }] },
  solo: { icon: 'person', edition: '2018', lines: [{ id: 'solo1' }, { id: 'solo2' }, { id: 'solo3' }] },
  aaa: {
    icon: 'person',
    edition: '2023',
    lines: [
      { id: 'aaa1' },
      { id: 'aaa2' },
      { id: 'aaa3', ruling: true },
      { id: 'aaa4' },
      { id: 'aaa5', ruling: true },
      { id: 'aaa6', ruling: true },
      { id: 'aaa7' },
    ],
  },
  app: {
    icon: 'help',
    lines: [{ id: 'app1' }, { id: 'app2' }, { id: 'app3' }, { id: 'app4' }, { id: 'app5' }],
  },
};
