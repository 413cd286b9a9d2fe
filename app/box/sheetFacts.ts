import type { TFunction } from 'i18next';

import type { SheetDef } from '../../src/rules/types';

/** "3 streets, 33 houses, 9 pools" */
export function sheetFacts(t: TFunction, { streets }: SheetDef): string {
  const houses = streets.reduce((sum, street) => sum + street.houses, 0);
  const pools = streets.reduce((sum, street) => sum + street.pools.length, 0);
  return t('box.sheetFacts', { streets: streets.length, houses, pools });
}
