/** Screen readers and hyphenation follow the language named in the page. */
export function nameLanguage(language: string): void {
  document.documentElement.lang = language;
}
