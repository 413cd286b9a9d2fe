import { addWords } from '.';
import { postcardDe } from './postcard.de';
import { postcardEn } from './postcard.en';
import { postcardFr } from './postcard.fr';

addWords({ en: postcardEn, fr: postcardFr, de: postcardDe });
