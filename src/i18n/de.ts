import type { Translations } from './en';
import { gameDe } from './game.de';

export const de: Translations = {
  app: {
    name: 'Picket',
    tagline: 'Der Block für deine Stadt',
    unofficial: 'Inoffiziell, von Fans gemacht. Offline, ohne Konto.',
    pageTitle: '{{screen}} · Picket',
  },
  common: {
    back: 'Zurück',
    cancel: 'Abbrechen',
    close: 'Schließen',
    undo: 'Rückgängig',
    oneLess: '{{label}}: eins weniger',
    oneMore: '{{label}}: eins mehr',
    between: 'Bitte eine ganze Zahl von {{min}} bis {{max}}.',
  },
  home: {
    title: 'Start',
    continue: '{{town}} fortsetzen',
    advanced: 'Partie für Fortgeschrittene',
    scene:
      'Eine sonnige Straße: ein Nurdachhaus, ein Bungalow und ein Häuschen hinter einem Lattenzaun. Eine Latte ist ein Bleistift.',
  },
  settings: {
    title: 'Einstellungen',
    summary: 'Sprache, Design, Bedienung',
    language: 'Sprache',
    languages: { system: 'Gerät', en: 'English', fr: 'Français', de: 'Deutsch' },
    theme: 'Design',
    themes: { system: 'Gerät', light: 'Papier', dark: 'Blaupause' },
    themeNote: 'Papier ist hell, Blaupause ist dunkel.',
    haptics: 'Vibration',
    hapticsNote: 'Ein kurzes Ticken unter dem Finger, wo das Gerät es kann.',
    leftHanded: 'Linkshändig',
    leftHandedNote: 'Knöpfe und Leiste am linken Daumen.',
    paperMode: 'Papiermodus',
    paperModeNote: 'Kein Punktestand während der Partie, wie auf Papier.',
    reset: 'Einstellungen zurücksetzen',
    resetNote: 'So, wie Picket am Anfang war.',
    resetQuestion: 'Alle Einstellungen zurücksetzen?',
    resetExplained:
      'Sprache und Design folgen wieder dem Gerät, die Vibration ist an, der Punktestand ist sichtbar und die Bedienung liegt rechts. Keine Partie ändert sich.',
    resetConfirm: 'Zurücksetzen',
    resetDone: 'Einstellungen zurückgesetzt.',
    notSaved: 'Dieses Gerät lässt Picket keine Einstellungen speichern. Sie gelten, bis du Picket schließt.',
  },
  about: {
    title: 'Über Picket',
    summary: 'Was Picket ist, Schriften und Lizenzen',
    version: 'Version {{version}}',
    what: 'Picket ersetzt den Papierblock des Spiels Welcome To… Your Perfect Home. Die Karten bleiben auf dem Tisch; Blatt, Bleistift und Rechnerei wandern auf dein Telefon.',
    unofficialTitle: 'Inoffiziell',
    unofficial:
      'Picket ist von Fans gemacht. Es ist weder mit dem Verlag oder den Autoren des Spiels verbunden noch von ihnen genehmigt oder unterstützt. Die Namen der Spiele gehören ihren Eigentümern. Alle Zeichnungen und Texte sind unsere eigenen; zum Spielen brauchst du das Spiel selbst.',
    privacyTitle: 'Privat',
    privacy: 'Kein Konto, kein Server, keine Verfolgung. Was du schreibst, bleibt auf diesem Gerät.',
    fontsTitle: 'Schriften',
    fonts_one: '{{count}} Schrift, unter der SIL Open Font License 1.1.',
    fonts_other: '{{count}} Schriften, alle unter der SIL Open Font License 1.1.',
    fontUse: { display: 'Titel und Schilder', text: 'Alles, was du liest', hand: 'Was du schreibst' },
    licenceTitle: 'Lizenz',
    licence: 'Der Quelltext von Picket ist freie Software unter der MIT-Lizenz.',
  },
  notFound: {
    title: 'Straße unbekannt',
    text: 'Diese Adresse führt in Picket nirgendwohin. Vielleicht ist der Link unvollständig.',
    home: 'Zum Start',
  },
  ...gameDe,
};
