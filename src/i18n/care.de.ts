import type { CareTranslations } from './care.en';

export const careDe: CareTranslations = {
  webApp: {
    updateTitle: 'Ein neues Picket ist da',
    updateText: 'Es dauert eine Sekunde, und alle Partien bleiben.',
    update: 'Jetzt wechseln',
    installTitle: 'Picket auf deinem Gerät',
    installText: 'Wie eine App, mit eigenem Symbol, auch ohne Netz.',
    install: 'Installieren',
    notNow: 'Jetzt nicht',
    howTitle: 'Installieren, offline spielen',
    how: 'Picket läuft nach dem ersten Besuch ohne Netz. Um es wie eine App zu behalten, wähle im Menü des Browsers „Installieren“ oder „Zum Startbildschirm“.',
  },
  crashes: {
    title: 'Was schiefging',
    none: 'Bisher nichts.',
    text: 'Nur auf diesem Gerät behalten, höchstens die letzten {{count}}. Kopiere es, wenn du einen Fehler melden willst.',
    copy: 'Protokoll kopieren',
    copied: 'Das Protokoll ist kopiert.',
    byHand: 'Die Zwischenablage ist für Picket gesperrt.',
    clear: 'Protokoll leeren',
  },
};
