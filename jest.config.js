const expo = require('jest-expo/jest-preset');

/** Charts come as modules of the new kind, which Jest must be told to read. */
const CHARTS = 'd3-|internmap|';

/** Two kinds of tests: `pure` runs plain TypeScript in Node, `app` renders components as a phone would. */
module.exports = {
  testTimeout: 60_000, // a cold cache on a busy machine is no failure
  collectCoverageFrom: ['src/**/*.{ts,tsx}', 'app/**/*.{ts,tsx}', '!**/*.web.ts'],
  coverageReporters: ['text-summary', 'lcovonly'],
  projects: [
    {
      displayName: 'pure',
      testEnvironment: 'node',
      testMatch: [
        '<rootDir>/__tests__/{rules,editions,game,golden,storage,state,i18n,toolchain}/**/*.test.ts',
      ],
      transform: { '\\.[jt]sx?$': ['babel-jest', { presets: ['babel-preset-expo'] }] },
    },
    {
      displayName: 'app',
      preset: 'jest-expo',
      transform: { ...expo.transform, '\\.mjs$': ['babel-jest', { presets: ['babel-preset-expo'] }] },
      transformIgnorePatterns: expo.transformIgnorePatterns.map((pattern) =>
        pattern.replace('(?!(', `(?!(${CHARTS}`),
      ),
      setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
      testMatch: ['<rootDir>/__tests__/{ui,app}/**/*.test.{ts,tsx}'],
    },
  ],
};
