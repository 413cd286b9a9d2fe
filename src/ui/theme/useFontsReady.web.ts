import { useEffect, useState } from 'react';

import nunitoRegular from '../../../assets/fonts/Nunito_400Regular.woff2';
import nunitoRegularFar from '../../../assets/fonts/Nunito_400Regular.far.woff2';
import nunitoSemiBold from '../../../assets/fonts/Nunito_600SemiBold.woff2';
import nunitoSemiBoldFar from '../../../assets/fonts/Nunito_600SemiBold.far.woff2';
import nunitoExtraBold from '../../../assets/fonts/Nunito_800ExtraBold.woff2';
import nunitoExtraBoldFar from '../../../assets/fonts/Nunito_800ExtraBold.far.woff2';
import oleoScript from '../../../assets/fonts/OleoScript_700Bold.woff2';
import patrickHand from '../../../assets/fonts/PatrickHand_400Regular.woff2';
import patrickHandFar from '../../../assets/fonts/PatrickHand_400Regular.far.woff2';

/** The letters nearly everybody needs; the same as NEAR in scripts/fonts.mjs. */
const NEAR =
  'U+20-7E, U+A0-FF, U+131, U+152-153, U+2010-2027, U+2030-203A, U+20AC, U+2122, U+2190-2193, U+2212, U+2713';
const FAR =
  'U+100-130, U+132-151, U+154-200F, U+2028-202F, U+203B-20AB, U+20AD-2121, U+2123-218F, U+2194-2211, U+2213-2712, U+2714-FFFF';

/** Awaited before the first frame, so that no text changes its shape; all others come when one of their letters does. */
const near = [
  face('Nunito_400Regular', nunitoRegular, NEAR),
  face('Nunito_600SemiBold', nunitoSemiBold, NEAR),
  face('Nunito_800ExtraBold', nunitoExtraBold, NEAR),
  face('OleoScript_700Bold', oleoScript, 'U+0-FFFF'),
  face('PatrickHand_400Regular', patrickHand, NEAR),
];
face('Nunito_400Regular', nunitoRegularFar, FAR);
face('Nunito_600SemiBold', nunitoSemiBoldFar, FAR);
face('Nunito_800ExtraBold', nunitoExtraBoldFar, FAR);
face('PatrickHand_400Regular', patrickHandFar, FAR);

const loading = Promise.allSettled(near.map((font) => font.load()));

function face(family: string, url: string, unicodeRange: string): FontFace {
  const font = new FontFace(family, `url(${url}) format("woff2")`, { unicodeRange });
  document.fonts.add(font);
  return font;
}

/** Whether text can be shown; without our fonts the system's will do. */
export function useFontsReady(): boolean {
  const [ready, setReady] = useState(false);
  useEffect(() => void loading.then(() => setReady(true)), []);
  return ready;
}
