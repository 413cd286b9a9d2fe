import './plurals';

import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import type { Translations } from './en';
import type { CareTranslations } from './care.en';
import type { ExplainTranslations } from './explain.en';
import type { HelpTranslations } from './help.en';
import type { HistoryTranslations } from './history.en';
import type { PostcardTranslations } from './postcard.en';
import type { ReplayTranslations } from './replay.en';
import type { ScoreTranslations } from './score.en';
import type { SetupTranslations } from './setup.en';
import type { SoloTranslations } from './solo.en';
import type { StatsTranslations } from './stats.en';
import { FETCHED, SPOKEN, type TranslatedLanguage } from './spoken';

export type { TranslatedLanguage };

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: Translations &
        CareTranslations &
        ExplainTranslations &
        HelpTranslations &
        HistoryTranslations &
        PostcardTranslations &
        ReplayTranslations &
        ScoreTranslations &
        SetupTranslations &
        SoloTranslations &
        StatsTranslations;
    };
  }
}

type Words = Readonly<Partial<Record<TranslatedLanguage, object>>>;
const later: Words[] = []; // of screens loaded since
const speaking = new Set<i18n>();

/** Words that come with the screens that use them, for every language and everyone who speaks already. */
export function addWords(words: Words): void {
  later.push(words);
  speaking.forEach((instance) => teach(instance, words));
}

function teach(instance: i18n, words: Words): void {
  for (const [language, sentences] of Object.entries(words))
    instance.addResourceBundle(language, 'translation', sentences, true, true);
}

const learned = new Set<TranslatedLanguage>();

/** Whether everything can be said in this language now. */
export const speaks = (language: TranslatedLanguage): boolean => language in SPOKEN || learned.has(language);

/** Fetches a language that was not there from the start. */
export async function learn(language: TranslatedLanguage): Promise<void> {
  const words = await FETCHED[language]?.();
  if (words === undefined || learned.has(language)) return;
  learned.add(language);
  addWords({ [language]: words });
}

/** The sentences of Picket, ready at once in the languages that are there. */
export function createI18n(language: TranslatedLanguage): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: 'en',
    resources: Object.fromEntries(
      Object.entries(SPOKEN).map(([spoken, translation]) => [spoken, { translation }]),
    ),
    interpolation: { escapeValue: false }, // React escapes
    initAsync: false,
  });
  void instance.use(initReactI18next).init();
  speaking.add(instance);
  later.forEach((words) => teach(instance, words));
  return instance;
}
