import '../src/i18n/care';
import '../src/i18n/history';
import '../src/i18n/postcard';
import '../src/i18n/setup';

/** Every screen but Home and the game: the browser fetches them together, and only when one is opened. */
export { WebNotice } from './home/WebNotice';
export { AboutScreen } from './screens/AboutScreen';
export { BackupScreen } from './screens/BackupScreen';
export { BoxScreen } from './screens/BoxScreen';
export { HistoryScreen } from './screens/HistoryScreen';
export { OpponentScreen } from './screens/OpponentScreen';
export { PlansScreen } from './screens/PlansScreen';
export { PlayersScreen } from './screens/PlayersScreen';
export { PostcardScreen } from './screens/PostcardScreen';
export { RecordScreen } from './screens/RecordScreen';
export { SettingsScreen } from './screens/SettingsScreen';
export { SheetScreen } from './screens/SheetScreen';
export { TableScreen } from './screens/TableScreen';
