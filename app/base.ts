/** The folder of the host the web app lies in, without slashes; empty at its root and on phones. */
export const BASE: string = (process.env.EXPO_BASE_URL ?? '').replace(/^\/+|\/+$/g, '');
