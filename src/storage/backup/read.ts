import * as v from 'valibot';

import { depthOf } from '../../game/codec/record';
import { parseWith } from '../../game/codec/result';
import { checksumOf } from './checksum';
import {
  BACKUP_VERSION,
  DataSchema,
  DEEPEST,
  EnvelopeSchema,
  MOST_CHARACTERS,
  type BackupData,
  type BackupKind,
} from './format';

export const BACKUP_ERRORS = [
  'tooLarge',
  'empty',
  'tooDeep',
  'notJson', // no JSON, or only the beginning of one
  'notPicket', // another app's file
  'rawBackup', // saved from a database that was newer than the app that saved it
  'newerVersion', // made by a later Picket
  'wrongChecksum', // changed since it was written
  'wrongShape', // something is missing or not what it should be: see `path`
] as const;
export type BackupErrorCode = (typeof BACKUP_ERRORS)[number];

export interface BackupError {
  readonly code: BackupErrorCode;
  readonly path: string; // `games[3].town`; empty where the file as a whole is meant
  readonly rule: string; // what is broken there, in the codec's words
}

export interface Backup {
  readonly kind: BackupKind;
  readonly createdAt: number;
  readonly data: BackupData;
}

export type BackupRead =
  { readonly ok: true; readonly backup: Backup } | { readonly ok: false; readonly error: BackupError };

function refused(code: BackupErrorCode, path = '', rule = ''): BackupRead {
  return { ok: false, error: { code, path, rule } };
}

/** Reads a file nobody vouches for: size, JSON, whose it is, version, checksum, shape. Nothing is written. */
export function readBackup(text: string): BackupRead {
  if (text.length > MOST_CHARACTERS) return refused('tooLarge');
  if (text.trim() === '') return refused('empty');
  if (depthOf(text) > DEEPEST) return refused('tooDeep');
  try {
    return readValue(JSON.parse(text));
  } catch (error) {
    if (error instanceof SyntaxError) return refused('notJson');
    throw error;
  }
}

const OursSchema = v.object({ app: v.literal('picket'), kind: v.string(), version: v.number() });

function readValue(value: unknown): BackupRead {
  const ours = parseWith(OursSchema, value, '');
  if (!ours.ok) return refused('notPicket', ours.fault.path, ours.fault.rule);
  if (ours.value.kind === 'raw') return refused('rawBackup');
  if (ours.value.version > BACKUP_VERSION) return refused('newerVersion', 'version');
  const envelope = parseWith(EnvelopeSchema, value, '');
  if (!envelope.ok) return refused('wrongShape', envelope.fault.path, envelope.fault.rule);
  const { kind, createdAt, checksum, data } = envelope.value;
  if (checksumOf(JSON.stringify(data) ?? '') !== checksum) return refused('wrongChecksum', 'checksum');
  const contents = parseWith(DataSchema, data, '');
  if (!contents.ok) return refused('wrongShape', contents.fault.path, contents.fault.rule);
  return { ok: true, backup: { kind, createdAt, data: contents.value } };
}
