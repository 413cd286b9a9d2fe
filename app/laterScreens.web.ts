import { lazy } from 'react';

import type * as Later from './later';

/** In a browser these screens are fetched when one of them is first opened. */
const later = <Name extends Exclude<keyof typeof Later, 'printMemory' | 'writeBackup'>>(name: Name) =>
  lazy(async () => ({ default: (await import('./later'))[name] }));

export const AboutScreen = later('AboutScreen');
export const BackupScreen = later('BackupScreen');
export const BoxScreen = later('BoxScreen');
export const DuelScreen = later('DuelScreen');
export const FirstGameScreen = later('FirstGameScreen');
export const HelpScreen = later('HelpScreen');
export const HistoryScreen = later('HistoryScreen');
export const OpponentScreen = later('OpponentScreen');
export const PaperScreen = later('PaperScreen');
export const PlansScreen = later('PlansScreen');
export const PlayersScreen = later('PlayersScreen');
export const PostcardScreen = later('PostcardScreen');
export const RecordScreen = later('RecordScreen');
export const ScoreScreen = later('ScoreScreen');
export const SettingsScreen = later('SettingsScreen');
export const SheetScreen = later('SheetScreen');
export const StatsScreen = later('StatsScreen');
export const SoloParts = later('SoloParts');
export const TableScreen = later('TableScreen');
