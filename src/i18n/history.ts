import { addWords } from '.';
import { historyDe } from './history.de';
import { historyEn } from './history.en';
import { historyFr } from './history.fr';

addWords({ en: historyEn, fr: historyFr, de: historyDe });
