import type { PostcardTranslations } from './postcard.en';

export const postcardDe: PostcardTranslations = {
  postcard: {
    title: 'Postkarte',
    make: 'Postkarte schicken',
    picture: 'Postkarte aus {{town}}: die Straßen, wie sie gebaut wurden, {{points}}.',
    greeting: 'Grüße aus',
    mayor: 'Im Rathaus: {{name}}',
    rank: 'Platz {{place}} von {{of}}',
    turns_one: '{{count}} Zug',
    turns_other: '{{count}} Züge',
    estates_one: '{{count}} Siedlung',
    estates_other: '{{count}} Siedlungen',
    andMore: '{{names}} und {{count}} mehr',
    share: 'Bild teilen',
    save: 'Bild speichern',
    copy: 'Bild kopieren',
    shared: 'Die Postkarte ist unterwegs.',
    saved: 'Die Postkarte steht in der Datei {{file}}.',
    copied: 'Das Bild ist kopiert.',
    failed: 'Das Bild ließ sich nicht weitergeben.',
    text: 'Als Text kopieren',
    textCopied: 'Die Stadt ist kopiert, eine Zeile Emojis pro Straße.',
    textFailed: 'Die Zwischenablage ist für Picket gesperrt.',
    alsoTitle: 'Andere Wege',
    preview: 'Als Text',
    bgStats: 'An BG Stats',
    bgStatsNote:
      'Öffnet deine Partie in der App BG Stats; dort kannst du sie prüfen, bevor sie behalten wird.',
    noTown:
      'Von dieser Partie gibt es keine Postkarte: Sie ist nicht beendet, oder ihre Aufzeichnung ist unlesbar.',
  },
  exports: {
    title: 'Für andere Programme',
    text: 'Alle beendeten Partien mit Mitspielern und Punkten. Fürs neue Gerät nimm eine Sicherung.',
    csv: 'Tabelle (CSV)',
    json: 'Daten (JSON)',
    none: 'Noch ist keine Partie beendet.',
    done_one: '{{count}} Partie steht in der Datei {{file}}.',
    done_other: '{{count}} Partien stehen in der Datei {{file}}.',
    failed: 'Die Datei ließ sich nicht schreiben.',
  },
};
