/** What the browser has to offer about the app itself; on phones the store does that. */
export interface WebApp {
  readonly update: (() => void) | null; // a new version waits: take it, which loads the page again
  readonly install: (() => Promise<void>) | null; // the browser would put the app on the device
}

export const NOTHING: WebApp = { update: null, install: null };

export const webApp = {
  read: (): WebApp => NOTHING,
  subscribe:
    (_listener: () => void): (() => void) =>
    () =>
      undefined,
};
