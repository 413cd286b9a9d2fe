import { backupOf, gameOf } from '../../__tests__/backups';

/** One long finished game as a file, for the browser to take in. */
console.log(backupOf([gameOf({ id: 'bench', town: 'Bench', seed: 'wren' })]));
