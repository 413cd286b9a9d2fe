type Handler = (error: unknown, isFatal?: boolean) => void;
interface ErrorUtils {
  getGlobalHandler(): Handler;
  setGlobalHandler(handler: Handler): void;
}
interface Hermes {
  enablePromiseRejectionTracker?: (options: {
    allRejections: boolean;
    onUnhandled: (id: number, error: unknown) => void;
  }) => void;
}
declare const global: { ErrorUtils?: ErrorUtils; HermesInternal?: Hermes };

/** Hears of every error nobody caught, and of promises nobody waited for. React Native still does what it does. */
export function catchErrors(record: (error: unknown) => void): void {
  const { ErrorUtils: utils, HermesInternal: hermes } = global;
  const usual = utils?.getGlobalHandler();
  utils?.setGlobalHandler((error, isFatal) => {
    record(error);
    usual?.(error, isFatal);
  });
  if (!__DEV__) {
    hermes?.enablePromiseRejectionTracker?.({
      allRejections: true,
      onUnhandled: (_id, error) => record(error),
    });
  }
}
