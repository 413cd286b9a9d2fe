const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Text of one-byte characters as base64url without padding; no platform's own is the same everywhere. */
export function toBase64Url(text: string): string {
  let letters = '';
  for (let index = 0; index < text.length; index += 3) {
    const [one, two, three] = [0, 1, 2].map((step) => text.charCodeAt(index + step));
    const word = ((one ?? 0) << 16) | ((two || 0) << 8) | (three || 0);
    const count = Math.min(3, text.length - index) + 1;
    for (let place = 0; place < count; place += 1) letters += LETTERS[(word >> (18 - 6 * place)) & 63];
  }
  return letters;
}

/** The way back; letters of another alphabet are passed over. */
export function fromBase64Url(letters: string): string {
  let text = '';
  let word = 0;
  let bits = 0;
  for (const letter of letters) {
    const value = LETTERS.indexOf(letter);
    if (value < 0) continue;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    text += String.fromCharCode((word >> bits) & 0xff);
  }
  return text;
}
