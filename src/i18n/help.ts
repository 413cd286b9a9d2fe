import { addWords } from '.';
import { helpDe } from './help.de';
import { helpEn } from './help.en';
import { helpFr } from './help.fr';

addWords({ en: helpEn, fr: helpFr, de: helpDe });
