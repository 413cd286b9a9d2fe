/** On phones every screen is part of the one bundle. */
export * from './later';
