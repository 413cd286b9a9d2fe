import './plurals';

import { createInstance, type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

import { de } from './de';
import { en, type Translations } from './en';
import { fr } from './fr';

const TRANSLATIONS = { en, fr, de } satisfies Record<string, Translations>;
export type TranslatedLanguage = keyof typeof TRANSLATIONS;

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: Translations };
  }
}

/** The sentences of Picket, ready at once: all languages are part of the app. */
export function createI18n(language: TranslatedLanguage): i18n {
  const instance = createInstance({
    lng: language,
    fallbackLng: 'en',
    resources: {
      en: { translation: TRANSLATIONS.en },
      fr: { translation: TRANSLATIONS.fr },
      de: { translation: TRANSLATIONS.de },
    },
    interpolation: { escapeValue: false }, // React escapes
    initAsync: false,
  });
  void instance.use(initReactI18next).init();
  return instance;
}
