import { createJiti } from 'jiti';

/** The measurements run without jiti's default-export proxies: the app has none, and each call would pay for them. */
const jiti = createJiti(import.meta.url, { interopDefault: false });
jiti.import('./bench/engine.ts').catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
