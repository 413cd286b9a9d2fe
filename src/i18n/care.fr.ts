import type { CareTranslations } from './care.en';

export const careFr: CareTranslations = {
  webApp: {
    updateTitle: 'Un nouveau Picket est là',
    updateText: 'Il suffit d’une seconde, et toutes tes parties restent.',
    update: 'Y passer maintenant',
    installTitle: 'Picket sur ton appareil',
    installText: 'Comme une application, avec son icône, même sans réseau.',
    install: 'Installer',
    notNow: 'Pas maintenant',
    howTitle: 'Installer, jouer hors ligne',
    how: 'Picket marche sans réseau dès la première visite. Pour le garder comme une application, choisis « Installer » ou « Sur l’écran d’accueil » dans le menu de ton navigateur.',
  },
  crashes: {
    title: 'Ce qui a échoué',
    none: 'Rien jusqu’ici.',
    text: 'Gardé sur cet appareil seulement, les {{count}} derniers au plus. Copie-le si tu veux signaler un défaut.',
    copy: 'Copier le journal',
    copied: 'Le journal est copié.',
    byHand: 'Le presse-papiers est fermé à Picket.',
    clear: 'Vider le journal',
  },
};
