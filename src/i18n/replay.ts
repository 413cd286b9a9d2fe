import { addWords } from '.';
import { replayDe } from './replay.de';
import { replayEn } from './replay.en';
import { replayFr } from './replay.fr';

addWords({ en: replayEn, fr: replayFr, de: replayDe });
