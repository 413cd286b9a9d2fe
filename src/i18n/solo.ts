import { addWords } from '.';
import { soloDe } from './solo.de';
import { soloEn } from './solo.en';
import { soloFr } from './solo.fr';

addWords({ en: soloEn, fr: soloFr, de: soloDe });
