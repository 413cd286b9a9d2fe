/** Phones know the language of an app by themselves; the web file tells the page. */
export function nameLanguage(_language: string): void {}
