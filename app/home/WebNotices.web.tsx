import { lazy, Suspense, useSyncExternalStore } from 'react';

import { webApp } from '../device/webApp.web';

const WebNotice = lazy(async () => ({ default: (await import('../later')).WebNotice }));

/** Between games: a new version is there, or the app could be put on the device. Fetched only then. */
export function WebNotices() {
  const app = useSyncExternalStore(webApp.subscribe, webApp.read);
  if (app.update === null && app.install === null) return null;
  return (
    <Suspense fallback={null}>
      <WebNotice app={app} />
    </Suspense>
  );
}
