import { below, type Random } from '../rules/random';

/** Digits alone: read out over the phone they sound like nothing else, in any language. */
export const CODE_DIGITS = 6;
const HALF = CODE_DIGITS / 2;

/** A code nobody has chosen. */
export function newCode(random: Random): string {
  return Array.from({ length: CODE_DIGITS }, () => below(random, 10)).join('');
}

/** What was typed, without what stands between the digits; more digits than a code has are left off. */
export function typedCode(text: string): string {
  return text.replace(/\D/g, '').slice(0, CODE_DIGITS);
}

export function isCode(text: string): boolean {
  return text.length === CODE_DIGITS && /^\d+$/.test(text);
}

/** As it is written and read out: "482 915". A seed that is no code stays as it is. */
export function shownCode(code: string): string {
  return isCode(code) ? `${code.slice(0, HALF)} ${code.slice(HALF)}` : code;
}
