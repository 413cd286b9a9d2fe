/** Screens lie on each other, with the movements of the phone's system; in a browser stack.web.tsx. */
export { createNativeStackNavigator as createStack } from '@react-navigation/native-stack';
