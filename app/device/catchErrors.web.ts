/** Hears of every error nobody caught, and of promises nobody waited for; the console still shows them. */
export function catchErrors(record: (error: unknown) => void): void {
  addEventListener('error', (event) => record(event.error ?? event.message));
  addEventListener('unhandledrejection', (event) => record(event.reason));
}
