import { gameEn } from './game.en';

/** The shape of every language: a missing or surplus key elsewhere is a compile error. */
export const en = {
  app: {
    name: 'Picket',
    tagline: 'The pad for your town',
    unofficial: 'Unofficial, made by fans. Offline, no account.',
    pageTitle: '{{screen}} · Picket',
  },
  common: {
    back: 'Back',
    cancel: 'Cancel',
    close: 'Close',
    undo: 'Undo',
    oneLess: '{{label}}: one less',
    oneMore: '{{label}}: one more',
    between: 'A whole number from {{min}} to {{max}}, please.',
  },
  home: {
    title: 'Home',
    continue: 'Continue',
    continueTown: 'Continue {{town}}',
    standing: 'Turn {{turn}}, {{points}}',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    thumbnail: 'The streets of {{town}} so far',
    removed: '{{town}} is deleted.',
    remove: 'Delete {{town}}',
    cannotOpen: 'cannot be played on; what is known of it is kept',
    history: 'History',
    historyNote: 'Finished games, results and notes',
    box: 'My box',
    boxNote: 'Your plan cards, opponents and sheets',
    help: 'Rules and a first game',
    scene:
      'A sunny street: an A-frame, a ranch house and a cottage behind a picket fence. One picket is a pencil.',
  },
  storage: {
    otherTab: 'Picket is open elsewhere',
    otherTabText:
      'Another tab or window of this browser has your games. Close it, and Picket goes on here by itself.',
    newer: 'Your games are from a newer Picket',
    newerText:
      'This version cannot read them and leaves them untouched. Update Picket to play on. To be safe you can save a copy of everything now.',
    saveBackup: 'Save a copy',
    memory: 'This window keeps nothing',
    memoryText:
      'Private windows have no storage for games. You can play, but everything is gone when the window is closed.',
    failed: 'Games cannot be saved here',
    failedText: 'You can play, but nothing will be kept. The device says: {{message}}',
    notSaved: 'Not saved yet',
    notSavedText:
      'Your latest marks are still here on screen, in pencil. Nothing is lost while Picket is open.',
    retry: 'Try again',
    export: 'Save as a file',
  },
  crash: {
    title: 'Something went wrong here',
    text: 'Your game is safe: every mark was saved as it was made. Start again, and go on where you were.',
    again: 'Start again',
    notSaved: 'The copy could not be written. Your games are still here.',
  },
  settings: {
    title: 'Settings',
    summary: 'Language, theme, the feel in the hand',
    language: 'Language',
    languages: { system: 'Device', en: 'English', fr: 'Français', de: 'Deutsch' },
    theme: 'Theme',
    themes: { system: 'Device', light: 'Paper', dark: 'Blueprint' },
    themeNote: 'Paper is light, Blueprint is dark.',
    contrast: 'Contrast',
    contrasts: { system: 'Device', high: 'High' },
    haptics: 'Haptics',
    hapticsNote: 'A short tick under the finger, where the device can.',
    leftHanded: 'Left-handed',
    leftHandedNote: 'Buttons and panel at the left thumb.',
    paperMode: 'Paper mode',
    paperModeNote: 'No score while playing, as on paper.',
    confirmTurn: 'Confirm each turn',
    confirmTurnNote: 'Only Done ends a turn, not the next number.',
    help: 'Help',
    helpNote: 'The rules in short, and a first game',
    reset: 'Reset settings',
    resetNote: 'Back to how Picket came.',
    resetQuestion: 'Reset all settings?',
    resetExplained:
      'Language and theme follow the device again, haptics are on, the score is shown and the controls are on the right. No game is touched.',
    resetConfirm: 'Reset',
    resetDone: 'Settings are reset.',
    notSaved: 'This device does not let Picket keep settings. They hold until you close it.',
  },
  about: {
    title: 'About',
    summary: 'What Picket is, fonts and licences',
    version: 'Version {{version}}',
    what: 'Picket replaces the paper pad of the flip-and-write game Welcome To… Your Perfect Home. The cards stay on the table; the sheet, the pencil and the sums move to your phone.',
    unofficialTitle: 'Unofficial',
    unofficial:
      'Picket is made by fans. It is not connected to, approved or supported by the publisher or the authors of the game. Names of games belong to their owners. All drawings and words here are our own; to play you need the game itself.',
    privacyTitle: 'Private',
    privacy: 'No account, no server, no tracking. What you write stays on this device.',
    fontsTitle: 'Fonts',
    fonts_one: '{{count}} typeface, under the SIL Open Font License 1.1.',
    fonts_other: '{{count}} typefaces, all under the SIL Open Font License 1.1.',
    fontUse: { display: 'Titles and signs', text: 'Everything you read', hand: 'What you write' },
    licenceTitle: 'Licence',
    licence: 'The source code of Picket is free software under the MIT licence.',
  },
  notFound: {
    title: 'No such street',
    text: 'This address leads nowhere in Picket. Perhaps the link was cut short.',
    home: 'Go home',
  },
  ...gameEn,
};

/** What every other language must offer: the same keys, other sentences. */
export type Translations = typeof en;
