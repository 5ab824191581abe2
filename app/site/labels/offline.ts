/** Texts of the group `offline`: kept pages, and new versions of the site. */
export const offlineLabels = {
  'offline.page.title': 'Lire hors ligne',
  'offline.page.summary':
    'Sans connexion, le site garde à portée de main ce que vous avez déjà lu sur cet appareil.',
  'offline.page.wanted': 'La page demandée n’est pas gardée sur cet appareil.',
  'offline.page.retry': 'Essayer à nouveau de l’ouvrir',
  'offline.page.visited': 'Pages visitées',
  'offline.page.visitedOn': 'lue le {date}',
  'offline.page.none': 'Aucune page visitée n’est gardée sur cet appareil pour l’instant.',
  'offline.page.how':
    'Les pages que vous ouvrez s’y ajoutent d’elles-mêmes, si votre navigateur le permet et que JavaScript est activé.',
  'offline.page.saved': 'Formations enregistrées',

  'offline.version.available': 'Une nouvelle version du site est disponible',
  'offline.version.load': 'Actualiser la page',
  'offline.version.later': 'Plus tard',
} as const;
