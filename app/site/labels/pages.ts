/** Words of the room `pages`: editorial pages, site plan, gallery of blocks. */
export const pagesLabels = {
  'pages.list.around': 'Autour de {campus}',
  'pages.list.without': 'Sans « {filter} »',
  'pages.section.label': 'Dans cette rubrique',

  'pages.plan.title': 'Plan du site',
  'pages.plan.summary':
    'Les pages du site, rangées comme l’index d’un atlas ; agenda, actualités, blog et offres ont leur propre liste.',
  'pages.plan.screens': 'Entrées principales',
  'pages.plan.pages': 'L’école, page par page',
  'pages.plan.careers': 'Métiers',
  'pages.plan.panorama': 'Panorama des études',
  'pages.plan.blog': 'Blog',
  'pages.plan.offers': 'Offres d’alternance',
  'pages.plan.english': 'Pages en anglais',
  'pages.plan.openData': 'Données ouvertes',
  'pages.plan.catalogue': 'Catalogue des formations (JSON, Licence Ouverte 2.0)',
  'pages.plan.catalogueSchema': 'Schéma du catalogue (JSON Schema)',
  'pages.plan.cookies': 'Cookies',

  'pages.gallery.title': 'Galerie des blocs',
  'pages.gallery.summary':
    'Chaque bloc du site avec ses exemples, tel qu’il s’affiche. Pour les rédacteurs et les relecteurs.',
  'pages.gallery.index': 'Blocs',

  'pages.prices.title': 'Tarifs',
  'pages.prices.summary':
    'Le prix de chaque formation, selon que vous êtes étudiant, apprenti ou en reprise d’études. Toutes taxes comprises.',
  'pages.prices.levels': 'Par niveau',
  'pages.prices.range': 'De {lowest} à {highest} pour un étudiant',
  'pages.prices.same': '{lowest} pour un étudiant',
  'pages.prices.status.initial': 'Étudiant',
  'pages.prices.status.apprenticeship': 'En alternance',
  'pages.prices.status.continuing': 'Formation continue',
  'pages.prices.onRequest': 'Communiqué sur demande',
  'pages.prices.question': 'Une question sur un prix ou sur son financement\u202f?',

  'pages.forYou.title': 'Ce qui est pour vous',
  'pages.forYou.summary':
    'Dites où vous en êtes et d’où vous venez\u202f: les formations qui conviennent, la prochaine journée portes ouvertes, les offres d’alternance et une personne à appeler, du plus proche au plus lointain.',
  'pages.forYou.openDays': 'Prochaines portes ouvertes',
  'pages.forYou.allOpenDays': 'Toutes les portes ouvertes',
  'pages.forYou.person': 'Une personne à appeler',
  'pages.forYou.write': 'Être rappelé',
  'pages.forYou.whichCampus': 'Indiquez une ville ou un code postal pour joindre le campus le plus proche.',
  'pages.forYou.programmes': 'Formations',
  'pages.forYou.allProgrammes': 'Toutes les formations',
  'pages.forYou.brochure': 'Brochure',
  'pages.forYou.brochureOf': 'Brochure : {title}',
  'pages.forYou.offers': 'Offres d’alternance',
  'pages.forYou.allOffers': 'Toutes les offres',
  'pages.forYou.company': 'Pour les entreprises',
  'pages.forYou.crow': 'Distances à vol d’oiseau.',

  'pages.yearCost.title': 'Ce que coûte une année',
  'pages.yearCost.summary':
    'Frais de formation, loyer, transports, salaire des apprentis\u00a0: une année sur chaque campus, avec la source et l’année de chaque chiffre.',
  'pages.yearCost.programme': 'Formation',
  'pages.yearCost.anyProgramme': 'Toutes les formations',
  'pages.yearCost.campus': 'Campus',
  'pages.yearCost.anyCampus': 'Tous les campus',
  'pages.yearCost.submit': 'Voir ce qu’elle coûte',
  'pages.yearCost.notTaught':
    '{title} n’est pas enseignée {campus}. Les campus qui l’enseignent, du plus proche au plus lointain\u00a0:',
  'pages.yearCost.sheet': 'Voir la formation sur ce campus',
  'pages.yearCost.living': 'Se loger et se déplacer',
  'pages.yearCost.rent': 'Loyer\u00a0: {range} par mois ({source}, {year})',
  'pages.yearCost.noRent': 'Loyer\u00a0: non renseigné',
  'pages.yearCost.travel': 'Transports\u00a0: {amount} par mois ({source}, {year})',
  'pages.yearCost.noTravel': 'Transports\u00a0: non renseignés',
} as const;
