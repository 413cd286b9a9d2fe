import { sheetFault, type SheetFault } from '../../src/rules/faults';
import { formatStreet, parseStreet } from '../../src/rules/notation';
import type { Sheet, Street } from '../../src/rules/state';
import { ESTATE_SIZES, type Setup } from '../../src/rules/types';
import { Unreadable, readInt, readList, readObject, readText, readTicks } from './read';

/** A sheet as it is written in questions and answers. */
export interface SheetText {
  readonly streets: readonly string[];
  readonly parks: readonly number[];
  readonly upgrades: readonly number[];
  readonly temps: number;
  readonly refusals: number;
  readonly plans: readonly (number | null)[];
}

export function printSheet(sheet: Sheet): SheetText {
  const { parks, upgrades, temps, refusals, plans } = sheet;
  return { streets: sheet.streets.map(formatStreet), parks, upgrades, temps, refusals, plans };
}

/** Reads a sheet and refuses one that no legal game leads to. */
export function readSheet(value: unknown, setup: Setup, path: string): Sheet {
  const fields = readObject(value, path);
  const streets = readList(fields['streets'], `${path}.streets`).map((text, index) =>
    readStreet(readText(text, `${path}.streets[${index}]`), `${path}: street ${index + 1}`),
  );
  const sheet: Sheet = {
    def: setup.sheet,
    streets,
    parks: readTicks(fields['parks'], setup.sheet.streets.length, `${path}.parks`),
    upgrades: readTicks(fields['upgrades'], ESTATE_SIZES.length, `${path}.upgrades`),
    temps: fields['temps'] === undefined ? 0 : readInt(fields['temps'], `${path}.temps`),
    refusals: fields['refusals'] === undefined ? 0 : readInt(fields['refusals'], `${path}.refusals`),
    plans: readPlanValues(fields['plans'], setup.plans.length, `${path}.plans`),
  };
  const fault = sheetFault(sheet, setup.rules);
  if (fault !== null) throw new Unreadable(`${path}: ${describe(fault)}`);
  return sheet;
}

function readStreet(text: string, path: string): Street {
  const parsed = parseStreet(text);
  if (!parsed.ok) throw new Unreadable(`${path}, house ${parsed.house}: ${parsed.fault}`);
  return parsed.street;
}

function readPlanValues(value: unknown, length: number, path: string): (number | null)[] {
  const values = value === undefined ? [] : readList(value, path);
  if (values.length > length) throw new Unreadable(`${path}: more than ${length}`);
  return Array.from({ length }, (_, index) => {
    const noted = values[index] ?? null;
    return noted === null ? null : readInt(noted, `${path}[${index}]`);
  });
}

function describe(fault: SheetFault): string {
  switch (fault.fault) {
    case 'streets':
      return `${fault.count} streets`;
    case 'houses':
      return `street ${fault.street}: ${fault.count} houses`;
    case 'track':
      return `${fault.track} ${fault.row}: more or less than the boxes allow`;
    default:
      return `street ${fault.street}, house ${fault.house}: ${fault.fault}`;
  }
}
