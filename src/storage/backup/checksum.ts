import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';

import { idOf } from '../ids';

/** Of a text; JSON.stringify writes what it read the same way again, so blanks in the file do not matter. */
export function checksumOf(body: string): string {
  return bytesToHex(sha256(body));
}

/** An id made of a text: the same text comes to the same id. */
export function idFrom(body: string): string {
  return idOf(sha256(body));
}
