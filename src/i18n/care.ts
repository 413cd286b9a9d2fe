import { addWords } from '.';
import { careDe } from './care.de';
import { careEn } from './care.en';
import { careFr } from './care.fr';

addWords({ en: careEn, fr: careFr, de: careDe });
