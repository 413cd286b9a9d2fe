/** What comes of asking the player for a file. */
export type PickedFile =
  | { readonly state: 'cancelled' | 'tooLarge' | 'unreadable' }
  | { readonly state: 'read'; readonly text: string };

/** JSON goes by many names: mail programs and drives often do not know it. */
export const JSON_TYPES = ['application/json', 'text/*', 'application/octet-stream'];
