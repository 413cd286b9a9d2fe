const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
export const ID_LENGTH = 10;

/** 60 bits of chance, fit for an address. Not a secret, so the plain source of chance will do. */
export function newId(): string {
  return Array.from({ length: ID_LENGTH }, () => ALPHABET.charAt(Math.floor(Math.random() * 64))).join('');
}

/** The same bytes give the same id: a copy that was taken in once is known again. */
export function idOf(bytes: Uint8Array): string {
  return Array.from(bytes.subarray(0, ID_LENGTH), (byte) => ALPHABET.charAt(byte % 64)).join('');
}
