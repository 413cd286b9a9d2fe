import type { Translations } from './en';
import { gameFr } from './game.fr';

export const fr: Translations = {
  app: {
    name: 'Picket',
    tagline: 'Le carnet de votre ville',
    unofficial: 'Non officiel, fait par des fans. Hors ligne, sans compte.',
    pageTitle: '{{screen}} · Picket',
  },
  common: {
    back: 'Retour',
    cancel: 'Annuler',
    close: 'Fermer',
    undo: 'Annuler',
    oneLess: '{{label}} : un de moins',
    oneMore: '{{label}} : un de plus',
    between: 'Un nombre entier de {{min}} à {{max}}, s’il vous plaît.',
  },
  home: {
    title: 'Accueil',
    continue: 'Continuer',
    continueTown: 'Continuer {{town}}',
    standing: 'Tour {{turn}}, {{points}}',
    points_one: '{{count}} point',
    points_other: '{{count}} points',
    thumbnail: 'Les rues de {{town}} pour l’instant',
    removed: '{{town}} est supprimée.',
    remove: 'Supprimer {{town}}',
    cannotOpen: 'ne peut pas être reprise ; ce qu’on en sait est conservé',
    history: 'Historique',
    historyNote: 'Parties terminées, résultats et notes',
    box: 'Ma boîte',
    boxNote: 'Vos cartes de plan, adversaires et feuilles',
    scene:
      'Une rue ensoleillée : un chalet, une maison basse et un cottage derrière une clôture. L’un des piquets est un crayon.',
  },
  storage: {
    otherTab: 'Picket est ouvert ailleurs',
    otherTabText:
      'Un autre onglet ou une autre fenêtre de ce navigateur détient vos parties. Fermez-le, et Picket reprendra ici tout seul.',
    newer: 'Vos parties viennent d’un Picket plus récent',
    newerText:
      'Cette version ne sait pas les lire et n’y touche pas. Mettez Picket à jour pour continuer. Par prudence, vous pouvez dès maintenant en enregistrer une copie.',
    saveBackup: 'Enregistrer une copie',
    memory: 'Cette fenêtre ne conserve rien',
    memoryText:
      'Les fenêtres privées n’ont pas de stockage pour les parties. Vous pouvez jouer, mais tout disparaît à la fermeture.',
    failed: 'Impossible d’enregistrer les parties ici',
    failedText: 'Vous pouvez jouer, mais rien ne sera conservé. L’appareil répond : {{message}}',
    notSaved: 'Pas encore enregistré',
    notSavedText:
      'Vos dernières marques sont toujours à l’écran, au crayon. Rien n’est perdu tant que Picket reste ouvert.',
    retry: 'Réessayer',
    export: 'Enregistrer un fichier',
  },
  settings: {
    title: 'Réglages',
    summary: 'Langue, thème, prise en main',
    language: 'Langue',
    languages: { system: 'Appareil', en: 'English', fr: 'Français', de: 'Deutsch' },
    theme: 'Thème',
    themes: { system: 'Appareil', light: 'Papier', dark: 'Plan' },
    themeNote: 'Papier est clair, Plan est sombre.',
    haptics: 'Vibrations',
    hapticsNote: 'Un petit tic sous le doigt, si l’appareil le permet.',
    leftHanded: 'Gaucher',
    leftHandedNote: 'Boutons et panneau sous le pouce gauche.',
    paperMode: 'Mode papier',
    paperModeNote: 'Pas de score pendant la partie, comme sur papier.',
    reset: 'Réinitialiser les réglages',
    resetNote: 'Comme au premier jour.',
    resetQuestion: 'Réinitialiser tous les réglages ?',
    resetExplained:
      'La langue et le thème suivent à nouveau l’appareil, les vibrations sont actives, le score est visible et les commandes sont à droite. Aucune partie ne change.',
    resetConfirm: 'Réinitialiser',
    resetDone: 'Réglages réinitialisés.',
    notSaved:
      'Cet appareil ne laisse pas Picket garder les réglages. Ils valent jusqu’à ce que vous le fermiez.',
  },
  about: {
    title: 'À propos',
    summary: 'Ce qu’est Picket, polices et licences',
    version: 'Version {{version}}',
    what: 'Picket remplace le bloc de papier du jeu Welcome To… Your Perfect Home. Les cartes restent sur la table ; la feuille, le crayon et les additions passent sur votre téléphone.',
    unofficialTitle: 'Non officiel',
    unofficial:
      'Picket est fait par des fans. Il n’est ni lié à l’éditeur ou aux auteurs du jeu, ni approuvé ou soutenu par eux. Les noms des jeux appartiennent à leurs propriétaires. Tous les dessins et tous les mots sont les nôtres ; pour jouer, il faut le jeu lui-même.',
    privacyTitle: 'Privé',
    privacy: 'Ni compte, ni serveur, ni pistage. Ce que vous écrivez reste sur cet appareil.',
    fontsTitle: 'Polices',
    fonts_one: '{{count}} police, sous licence SIL Open Font License 1.1.',
    fonts_other: '{{count}} polices, toutes sous licence SIL Open Font License 1.1.',
    fontUse: { display: 'Titres et panneaux', text: 'Tout ce que vous lisez', hand: 'Ce que vous écrivez' },
    licenceTitle: 'Licence',
    licence: 'Le code source de Picket est un logiciel libre sous licence MIT.',
  },
  notFound: {
    title: 'Rue inconnue',
    text: 'Cette adresse ne mène nulle part dans Picket. Le lien est peut-être incomplet.',
    home: 'Aller à l’accueil',
  },
  ...gameFr,
};
