import { createCrashLog } from '../../src/state/crashLog';
import { deviceKeyValue } from '../../src/storage/keyValue';
import { catchErrors } from '../device/catchErrors';

/** One log for the whole app: errors come from anywhere, also before the first screen. */
export const crashLog = createCrashLog(deviceKeyValue, Date.now);

catchErrors((error) => crashLog.record(error));
