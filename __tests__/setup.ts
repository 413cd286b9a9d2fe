jest.setTimeout(60_000); // the first component of a cold cache is slow to load

// The insets of a phone without a notch, as the library itself offers them for tests.
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);
