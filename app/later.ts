import '../src/i18n/help';
import '../src/i18n/history';
import '../src/i18n/score';
import '../src/i18n/setup';

/** Every screen but Home and the game: the browser fetches them together, and only when one is opened. */
export { AboutScreen } from './screens/AboutScreen';
export { BackupScreen } from './screens/BackupScreen';
export { BoxScreen } from './screens/BoxScreen';
export { FirstGameScreen } from './screens/FirstGameScreen';
export { HelpScreen } from './screens/HelpScreen';
export { HistoryScreen } from './screens/HistoryScreen';
export { OpponentScreen } from './screens/OpponentScreen';
export { PaperScreen } from './screens/PaperScreen';
export { PlansScreen } from './screens/PlansScreen';
export { PlayersScreen } from './screens/PlayersScreen';
export { RecordScreen } from './screens/RecordScreen';
export { ScoreScreen } from './screens/ScoreScreen';
export { SettingsScreen } from './screens/SettingsScreen';
export { SheetScreen } from './screens/SheetScreen';
export { TableScreen } from './screens/TableScreen';

/** Also fetched only when asked for: backups with their checksums. */
export { printMemory } from '../src/storage/backup/memory';
