import { addWords } from '.';
import { scoreDe } from './score.de';
import { scoreEn } from './score.en';
import { scoreFr } from './score.fr';

addWords({ en: scoreEn, fr: scoreFr, de: scoreDe });
