import { BASE } from '../base';

interface WebApp {
  readonly update: (() => void) | null;
  readonly install: (() => Promise<void>) | null;
}

const LATER = 2000; // ms: the first start has other things to fetch

let state: WebApp = { update: null, install: null };
const listeners = new Set<() => void>();

function tell(part: Partial<WebApp>): void {
  state = { ...state, ...part };
  listeners.forEach((listener) => listener());
}

export const webApp = {
  read: (): WebApp => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Chromium asks us when to ask; other browsers have it in their menus. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}
const isPrompt = (event: Event): event is InstallPrompt => 'prompt' in event;

addEventListener('beforeinstallprompt', (event) => {
  if (!isPrompt(event)) return;
  event.preventDefault();
  const install = async () => {
    tell({ install: null }); // it can be used once
    await event.prompt();
  };
  tell({ install });
});

/** A version that waits takes over only when the player says so; then the page is loaded again. */
function offer(worker: ServiceWorker): void {
  const update = () => {
    const reload = () => location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
    worker.postMessage({ type: 'SKIP_WAITING' });
  };
  tell({ update });
}

async function keepOffline(): Promise<void> {
  const registration = await navigator.serviceWorker.register(`${BASE ? `/${BASE}` : ''}/sw.js`);
  if (registration.waiting) offer(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // Without a controller it is the first one: nothing older is running.
      if (worker.state === 'installed' && navigator.serviceWorker.controller) offer(worker);
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined);
  });
}

// Where browsers forbid it (private windows, plain http), the app works online only.
if (!__DEV__ && 'serviceWorker' in navigator)
  addEventListener('load', () => setTimeout(() => void keepOffline().catch(() => undefined), LATER));
