// Browsers know the plural rules of every language; see plurals.native.ts for phones.
export {};
