/** Words of the room `news`. */
export const newsLabels = {
  'news.list.title': 'Actualités',
  'news.list.filteredTitle': 'Actualités : {category}',
  'news.list.pagedTitle': '{title}, page {page}',
  'news.list.summary':
    'Des sorties de terrain, des projets menés avec les territoires, des parcours d’apprenants : ce qui se passe dans les campus.',
  'news.list.description':
    'Les actualités de l’école d’environnement : terrain, entreprises, formations, portraits et vie des 26 campus.',
  'news.list.categories': 'Rubriques',
  'news.list.allCategories': 'Toutes',
  'news.list.clear': 'Voir toutes les actualités',

  'news.article.facts': 'À propos de cet article',
  'news.article.campuses': 'Campus',
  'news.article.programmes': 'Formations liées',
  'news.article.related': 'À lire aussi',
  'news.article.all': 'Toutes les actualités',
} as const;
