// The insets of a phone without a notch, as the library itself offers them for tests.
jest.mock(
  'react-native-safe-area-context',
  () => jest.requireActual('react-native-safe-area-context/jest/mock').default,
);
