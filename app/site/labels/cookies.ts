/** Words of the room `cookies`: what the site keeps in the browser. */
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
  'cookies.stored.origin.purpose':
    'Savoir par quel chemin les demandes de brochure, de contact et de candidature arrivent à l’école',
  'cookies.stored.origin.content':
    'Le moteur de recherche, le site ou la campagne d’où vient votre visite\u202f; transmis au service des admissions si vous lui faites une demande',
  'cookies.stored.origin.consent': 'Déposés à la première page',
  'cookies.stored.locale.purpose': 'Retenir la langue choisie',
  'cookies.stored.locale.content': 'Le code de la langue, par exemple fr',
  'cookies.stored.locale.consent': 'Déposé seulement si vous changez de langue',

  'cookies.others.title': 'Ce qui vient d’ailleurs',
  'cookies.others.tagManager':
    'Un gestionnaire de balises mesure l’audience du site. Il n’est chargé qu’après votre accord.',
  'cookies.others.noTagManager': 'Ce site ne charge aucun outil de mesure d’audience ni de publicité.',
  'cookies.others.media':
    'Les vidéos et les cadres d’autres sites ne se chargent que lorsque vous le demandez\u202f; l’éditeur du contenu peut alors déposer ses propres cookies.',
  'cookies.others.frames':
    'Un cadre du groupe auquel appartient l’école peut figurer en haut ou en bas des pages\u202f; il suit les règles du groupe.',
  'cookies.others.crm':
    'Les demandes de brochure, de contact et de candidature se font sur l’espace des admissions, un autre site qui vous informe de ses propres cookies.',

  'cookies.choice.title': 'Effacer ou refuser',
  'cookies.choice.erase':
    'Vous pouvez effacer ces cookies à tout moment, ou les refuser, dans les réglages de votre navigateur.',
  'cookies.choice.effect':
    'Rien ne change alors dans le site\u00a0: l’école ignore seulement comment vous l’avez trouvée.',
  'cookies.choice.charter': 'Lire la charte des données personnelles',
} as const;
