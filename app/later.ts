import '../src/i18n/history';
import '../src/i18n/setup';
import '../src/i18n/solo';

/** Every screen but Home and the game: the browser fetches them together, and only when one is opened. */
export { AboutScreen } from './screens/AboutScreen';
export { BackupScreen } from './screens/BackupScreen';
export { BoxScreen } from './screens/BoxScreen';
export { DuelScreen } from './screens/DuelScreen';
export { HistoryScreen } from './screens/HistoryScreen';
export { OpponentScreen } from './screens/OpponentScreen';
export { PlansScreen } from './screens/PlansScreen';
export { PlayersScreen } from './screens/PlayersScreen';
export { RecordScreen } from './screens/RecordScreen';
export { SettingsScreen } from './screens/SettingsScreen';
export { SheetScreen } from './screens/SheetScreen';
export { TableScreen } from './screens/TableScreen';
/** Parts of the game screen only some games have. */
export { SoloParts } from '../src/ui/sheet/solo/SoloParts';
