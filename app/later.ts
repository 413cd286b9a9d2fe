import '../src/i18n/care';
import '../src/i18n/help';
import '../src/i18n/history';
import '../src/i18n/postcard';
import '../src/i18n/score';
import '../src/i18n/replay';
import '../src/i18n/setup';
import '../src/i18n/stats';
import '../src/i18n/solo';

/** Every screen but Home and the game: the browser fetches them together, and only when one is opened. */
export { WebNotice } from './home/WebNotice';
export { AboutScreen } from './screens/AboutScreen';
export { BackupScreen } from './screens/BackupScreen';
export { BoxScreen } from './screens/BoxScreen';
export { DuelScreen } from './screens/DuelScreen';
export { FirstGameScreen } from './screens/FirstGameScreen';
export { HelpScreen } from './screens/HelpScreen';
export { HistoryScreen } from './screens/HistoryScreen';
export { OpponentScreen } from './screens/OpponentScreen';
export { PaperScreen } from './screens/PaperScreen';
export { PlansScreen } from './screens/PlansScreen';
export { PlayersScreen } from './screens/PlayersScreen';
export { PostcardScreen } from './screens/PostcardScreen';
export { RecordScreen } from './screens/RecordScreen';
export { ScoreScreen } from './screens/ScoreScreen';
export { SettingsScreen } from './screens/SettingsScreen';
export { SheetScreen } from './screens/SheetScreen';
export { StatsScreen } from './screens/StatsScreen';
export { TableScreen } from './screens/TableScreen';
/** Parts of the game screen only some games have. */
export { SoloParts } from '../src/ui/sheet/solo/SoloParts';

/** Also fetched only when asked for: backups with their checksums. */
export { printMemory } from '../src/storage/backup/memory';
export { writeBackup } from '../src/storage/backup/write';
