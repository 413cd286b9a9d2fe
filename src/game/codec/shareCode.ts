import { sha256 } from '@noble/hashes/sha2';
import * as v from 'valibot';
import type { BoxContent } from '../boxItem';
import { fromBase64Url, toBase64Url } from './base64url';
import { parseBoxContent } from './box';
import { depthOf } from './record';
import { parseWith, refused, type Parsed } from './result';

/** `picket1.<JSON as base64url>.<start of its SHA-256>`: survives messengers, and tells when it did not. */
const CODE = /picket1\.([\w-]+)\.([0-9a-f]{10})(?![0-9a-f])/;
const CHECK_BYTES = 5;
const BOUNDS = { characters: 300_000, depth: 12, items: 200 } as const;

const Envelope = v.object({ items: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(BOUNDS.items)) });

export function printShareCode(items: readonly BoxContent[]): string {
  const bare = items.map(({ kind, name, body }) => ({ kind, name, body }));
  const text = toBase64Url(asciiJson({ items: bare }));
  return `picket1.${text}.${checkOf(text)}`;
}

/** Reads a code wherever it stands in a text; line breaks put in on the way are no harm. */
export function parseShareCode(text: string): Parsed<readonly BoxContent[]> {
  if (text.length > BOUNDS.characters) return refused('', 'tooLong');
  const [, body, check] = CODE.exec(text.replace(/\s+/g, '')) ?? [];
  if (body === undefined) return refused('', 'noCode');
  if (checkOf(body) !== check) return refused('', 'damaged');
  const json = fromBase64Url(body);
  if (depthOf(json) > BOUNDS.depth) return refused('', 'tooDeep');
  try {
    return parseItems(JSON.parse(json));
  } catch (error) {
    if (error instanceof SyntaxError) return refused('', 'damaged');
    throw error;
  }
}

function parseItems(value: unknown): Parsed<readonly BoxContent[]> {
  const envelope = parseWith(Envelope, value, '');
  if (!envelope.ok) return envelope;
  const found: BoxContent[] = [];
  for (const [index, item] of envelope.value.items.entries()) {
    const parsed = parseBoxContent(item, `items[${index}]`);
    if (!parsed.ok) return parsed;
    found.push(parsed.value);
  }
  return { ok: true, value: found };
}

/** JSON in which every other letter is an escape, so that a character is a byte. */
function asciiJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[\u007F-\uFFFF]/g,
    (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function checkOf(text: string): string {
  const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
  return Array.from(sha256(bytes).slice(0, CHECK_BYTES), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
