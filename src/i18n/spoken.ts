import { de } from './de';
import { en, type Translations } from './en';
import { fr } from './fr';

export type TranslatedLanguage = 'en' | 'fr' | 'de';

/** The words Home and the game need: on phones those of all languages are part of the app. */
export const SPOKEN: Readonly<Partial<Record<TranslatedLanguage, Translations>>> = { en, fr, de };

/** The words of a language that is not there from the start. */
export const FETCHED: Readonly<Partial<Record<TranslatedLanguage, () => Promise<Translations>>>> = {};
