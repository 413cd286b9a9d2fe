/** Words as they are looked for: case, accents and ligatures do not matter. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Every word typed occurs somewhere in the text. */
export function mentions(text: string, typed: string): boolean {
  const hay = plain(text);
  return plain(typed)
    .split(/\s+/)
    .every((word) => hay.includes(word));
}
