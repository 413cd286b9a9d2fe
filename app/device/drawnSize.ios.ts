import { PixelRatio } from 'react-native';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** iOS draws a picture in points, each of them so many pixels of the screen. */
export function drawnSize({ width, height }: Size): Size {
  const pixels = PixelRatio.get();
  return { width: width / pixels, height: height / pixels };
}
