/** What a device can do with a picture, the best first. */
export type PictureWay = 'share' | 'save' | 'copy';

/** A drawing on screen; browsers give their own element instead. */
export interface Drawing {
  toDataURL(drawn: (base64: string) => void, size: object): void;
}

export interface PictureSize {
  readonly name: string; // of the file
  readonly width: number; // px
  readonly height: number;
}
