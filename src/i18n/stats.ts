import { addWords } from '.';
import { statsDe } from './stats.de';
import { statsEn } from './stats.en';
import { statsFr } from './stats.fr';

addWords({ en: statsEn, fr: statsFr, de: statsDe });
