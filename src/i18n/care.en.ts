/** The words of the web app's own notices, and of the log under About; loaded with those parts. */
export const careEn = {
  webApp: {
    updateTitle: 'A new Picket is here',
    updateText: 'It takes a second, and every game stays.',
    update: 'Switch to it now',
    installTitle: 'Picket on your device',
    installText: 'Like an app, with its own icon, also without a network.',
    install: 'Install',
    notNow: 'Not now',
    howTitle: 'Install and offline',
    how: 'Picket works without a network after the first visit. To keep it like an app, choose “Install” or “Add to Home Screen” in the menu of your browser.',
  },
  crashes: {
    title: 'What went wrong',
    none: 'Nothing so far.',
    text: 'Kept on this device only, at most the last {{count}}. Copy it if you want to report a fault.',
    copy: 'Copy the log',
    copied: 'The log is copied.',
    byHand: 'The clipboard is closed to Picket.',
    clear: 'Clear the log',
  },
};

export type CareTranslations = typeof careEn;
