import type { TFunction } from 'i18next';

import type { PaperFault } from '../../src/game/paper';

/** What cannot be, and where, in one sentence. */
export function paperFaultWords(t: TFunction, fault: PaperFault): string {
  switch (fault.fault) {
    case 'track':
      return t(`paper.fault.track.${fault.track}`, { row: fault.row });
    case 'streets':
      return t('paper.fault.streets');
    case 'houses':
      return t('paper.fault.houses', { street: fault.street });
    case 'goalNotMet':
      return t('paper.fault.goalNotMet', { stack: fault.stack });
    case 'estatesTwice':
      return t('paper.fault.estatesTwice', { size: fault.size });
    default:
      return t(`paper.fault.${fault.fault}`, { street: fault.street, house: fault.house });
  }
}
