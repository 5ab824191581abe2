/** Texts of the group `cookies`: values stored in the browser. */
export const cookiesLabels = {
  'cookies.title': 'Cookies',
  'cookies.summary':
    'Ce que ce site enregistre dans votre navigateur, pourquoi, et pour combien de temps. Il fonctionne entièrement si vous refusez tous les cookies.',

  'cookies.stored.title': 'Ce que ce site enregistre',
  'cookies.stored.intro':
    'Aucun compte, aucun identifiant\u00a0: aucune de ces valeurs ne dit qui vous êtes.',
  'cookies.stored.caption': 'Cookies déposés par ce site, leur finalité et leur durée',
  'cookies.stored.name': 'Nom',
  'cookies.stored.purpose': 'Finalité',
  'cookies.stored.content': 'Contenu',
  'cookies.stored.lifetime': 'Durée',
  'cookies.stored.consent': 'Accord',
  'cookies.stored.days.one': '{count} jour',
  'cookies.stored.days.other': '{count} jours',
  'cookies.stored.consentFirst': 'Déposés seulement après votre accord',
  'cookies.stored.choice.purpose': 'Retenir votre choix sur cette page',
  'cookies.stored.choice.content': 'La date du choix et un oui ou un non par finalité',
  'cookies.stored.choice.consent': 'Déposé seulement si vous faites un choix',
  'cookies.stored.origin.purpose':
    'Savoir par quel chemin les demandes de brochure, de contact et de candidature arrivent à l’école',
  'cookies.stored.origin.content':
    'Le moteur de recherche, le site ou la campagne d’où vient votre visite\u202f; transmis au service des admissions si vous lui faites une demande',
  'cookies.stored.origin.consent': 'Déposés à la première page',
  'cookies.stored.locale.purpose': 'Retenir la langue choisie',
  'cookies.stored.locale.content': 'Le code de la langue, par exemple fr',
  'cookies.stored.locale.consent': 'Déposé seulement si vous changez de langue',

  'cookies.device.title': 'Ce que votre appareil garde sans cookie',
  'cookies.device.pages':
    'Une copie des dernières pages lues, pour les relire sans connexion\u00a0: 50 pages et 25\u00a0Mo au plus. Elle ne quitte pas votre appareil.',
  'cookies.device.saved':
    'Les formations que vous enregistrez, jusqu’à ce que vous les retiriez. L’école n’en sait rien.',

  'cookies.others.title': 'Ce qui vient d’ailleurs',
  'cookies.others.tagManager':
    'Un gestionnaire de balises mesure l’audience du site. Il n’est chargé qu’après votre accord.',
  'cookies.others.noTagManager': 'Ce site ne charge aucun outil de mesure d’audience ni de publicité.',
  'cookies.others.media':
    'Les vidéos ne se chargent que lorsque vous les lancez ou que vous y avez consenti\u202f; YouTube, Vimeo ou Dailymotion peut alors déposer ses propres cookies. Les services d’autres sites s’ouvrent à part.',
  'cookies.others.frames':
    'Un cadre du réseau auquel appartient l’école peut figurer en haut ou en bas des pages. Il ne se charge qu’après votre accord\u202f; sans lui, un lien y mène.',
  'cookies.others.crm':
    'Les demandes de brochure, de contact et de candidature se font sur l’espace des admissions, un autre site qui vous informe de ses propres cookies.',

  'cookies.choice.title': 'Effacer',
  'cookies.consent.title': 'Votre choix',
  'cookies.consent.intro':
    'Rien de ce qui suit ne se charge ni ne s’enregistre sans votre accord. Refuser ne change rien à ce que vous pouvez faire ici. Votre choix vaut six mois\u202f; vous pouvez en changer à tout moment, depuis le pied de chaque page.',
  'cookies.consent.undecided': 'Vous n’avez pas encore fait de choix\u00a0: rien de tout cela n’est actif.',
  'cookies.consent.decidedOn': 'Votre choix du {day} est enregistré.',
  'cookies.consent.legend': 'Finalités',
  'cookies.consent.refuseAll': 'Tout refuser',
  'cookies.consent.acceptAll': 'Tout accepter',
  'cookies.consent.save': 'Enregistrer la sélection',
  'cookies.consent.choose': 'Choisir',
  'cookies.banner.title': 'Vos cookies, votre choix.',
  'cookies.banner.text':
    'Avec votre accord, ce site peut {purposes}. Sans lui, tout fonctionne aussi. Le pied de page permet de changer d’avis à tout moment.',
  'cookies.purposes.measurement.title': 'Mesurer l’audience',
  'cookies.purposes.measurement.short': 'mesurer son audience avec les outils de Google',
  'cookies.purposes.measurement.text':
    'Google Tag Manager (Google Ireland) et les outils que l’école y place comptent les visites et les pages lues, avec des cookies de Google.',
  // The school adds the names of its other tools: `_fbp, _hj*`.
  'cookies.purposes.measurement.names': '',
  'cookies.purposes.measurement.erased':
    'Si vous refusez, ou si vous retirez votre accord, les cookies déjà déposés sont effacés avec votre choix\u00a0: {names}.',
  'cookies.purposes.frames.title': 'Afficher les cadres du réseau',
  'cookies.purposes.frames.short': 'afficher les contenus du réseau de l’école',
  'cookies.purposes.frames.text':
    'L’annonce et le pied de page du réseau viennent d’un autre site, qui reçoit votre adresse IP et peut déposer ses cookies.',
  'cookies.purposes.videos.title': 'Lire les vidéos sans redemander',
  'cookies.purposes.videos.text':
    'Les lecteurs de YouTube (Google Ireland), de Vimeo et de Dailymotion se chargent avec la page et peuvent déposer leurs cookies. Sans cet accord, chaque vidéo attend que vous la lanciez.',
  'cookies.purposes.origin.title': 'Retenir l’origine de votre visite',
  'cookies.purposes.origin.short': 'retenir comment vous l’avez trouvé',
  'cookies.purposes.origin.text':
    'L’école retient deux jours le moteur de recherche, le site ou la campagne qui vous a conduit ici, et le transmet au service des admissions si vous lui faites une demande.',

  'cookies.choice.erase':
    'Vous pouvez aussi effacer ces cookies à tout moment, ou les refuser, dans les réglages de votre navigateur.',
  'cookies.choice.effect':
    'Rien ne change alors dans le site\u00a0: l’école ignore seulement comment vous l’avez trouvée.',
  'cookies.choice.charter': 'Lire la charte des données personnelles',
} as const;
