import { Nunito_400Regular } from '@expo-google-fonts/nunito/400Regular';
import { Nunito_600SemiBold } from '@expo-google-fonts/nunito/600SemiBold';
import { Nunito_800ExtraBold } from '@expo-google-fonts/nunito/800ExtraBold';
import { OleoScript_700Bold } from '@expo-google-fonts/oleo-script/700Bold';
import { PatrickHand_400Regular } from '@expo-google-fonts/patrick-hand/400Regular';

/** Only the weights used; the names are those of FONT in tokens.ts. */
export const FONT_FILES = {
  Nunito_400Regular,
  Nunito_600SemiBold,
  Nunito_800ExtraBold,
  OleoScript_700Bold,
  PatrickHand_400Regular,
};
