/** Names of players, towns, sheets and opponents: every script and emoji, but nothing that hides or reverses text. */
export const LONGEST_NAME = 24;

export const NAME_FAULTS = ['empty', 'tooLong'] as const;
export type NameFault = (typeof NAME_FAULTS)[number];

/** Control characters, marks that turn the direction of writing, private and broken characters. */
const HIDDEN =
  /[\p{Cc}\p{Co}\p{Cs}\u00AD\u061C\u200B\u200E\u200F\u2028-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu;
/** Joins letters and emoji; alone it shows nothing. */
const INVISIBLE = /[\u200C\u200D\uFE00-\uFE0F\p{M}\s]/gu;
/** What a reader counts as one character: a letter with its accents, or emoji joined to one picture. */
const SEEN = /\P{M}[\p{M}\uFE0F\u{1F3FB}-\u{1F3FF}]*(?:\u200D\P{M}[\p{M}\uFE0F\u{1F3FB}-\u{1F3FF}]*)*/gu;

/** For a field being typed in: harmless at once, though it may still end in a space. */
export function cleanTyping(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[\t\n\r\v\f]/g, ' ')
    .replace(HIDDEN, '')
    .replace(/\s+/g, ' ')
    .trimStart();
}

export function cleanName(text: string): string {
  return cleanTyping(text).trim();
}

/** How long a reader finds it. */
export function nameLength(text: string): number {
  return text.match(SEEN)?.length ?? 0;
}

export function nameFault(text: string): NameFault | null {
  const name = cleanName(text);
  if (name.replace(INVISIBLE, '') === '') return 'empty';
  return nameLength(name) > LONGEST_NAME ? 'tooLong' : null;
}

/** Two people do not tell these apart: case, accents and spaces set aside. */
export function sameName(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function folded(text: string): string {
  return cleanName(text).normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
