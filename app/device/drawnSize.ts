interface Size {
  readonly width: number;
  readonly height: number;
}

/** Android draws a picture in pixels. */
export const drawnSize = (pixels: Size): Size => pixels;
