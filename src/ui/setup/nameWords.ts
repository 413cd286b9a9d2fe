import type { TFunction } from 'i18next';

import { cleanName, nameLength } from '../../game/names';
import type { PlayerFault } from '../../state/players';

/** What is wrong with a name, in one sentence. */
export function nameFaultWords(t: TFunction, fault: PlayerFault, typed: string): string {
  if (fault === 'tooLong') return t('nameFault.tooLong', { length: nameLength(cleanName(typed)) });
  return fault === 'empty' ? t('nameFault.empty') : t('nameFault.taken');
}
