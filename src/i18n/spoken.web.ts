import { en, type Translations } from './en';
import type { TranslatedLanguage } from './spoken';

/** Browsers fetch a language when somebody speaks it; English stands in where it does not come. */
export const SPOKEN: Readonly<Partial<Record<TranslatedLanguage, Translations>>> = { en };

export const FETCHED: Readonly<Partial<Record<TranslatedLanguage, () => Promise<Translations>>>> = {
  fr: async () => (await import('./fr')).fr,
  de: async () => (await import('./de')).de,
};
