import { addWords } from '.';
import { setupDe } from './setup.de';
import { setupEn } from './setup.en';
import { setupFr } from './setup.fr';

addWords({ en: setupEn, fr: setupFr, de: setupDe });
