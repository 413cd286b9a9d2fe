import { addWords } from '.';
import { explainDe } from './explain.de';
import { explainEn } from './explain.en';
import { explainFr } from './explain.fr';

addWords({ en: explainEn, fr: explainFr, de: explainDe });
