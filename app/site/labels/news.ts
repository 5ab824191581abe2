/** Texts of the group `news`. */
export const newsLabels = {
  'news.list.title': 'Actualités',
  'news.list.filteredTitle': 'Actualités : {filters}',
  'news.list.pagedTitle': '{title}, page {page}',
  'news.list.summary':
    'Des projets, des rencontres, des parcours d’apprenants : ce qui se passe dans les campus.',
  'news.list.description':
    'Les actualités de l’école : entreprises, formations, portraits et vie des campus.',
  'news.list.categories': 'Rubriques',
  'news.list.allCategories': 'Toutes',
  'news.filter.form': 'Choisir un campus',
  'news.filter.campus': 'Campus',
  'news.filter.anyCampus': 'Tous les campus',
  'news.filter.submit': 'Afficher les actualités',
  'news.list.count.one': '{count} article',
  'news.list.count.other': '{count} articles',
  'news.list.clear': 'Voir toutes les actualités',

  'news.article.facts': 'À propos de cet article',
  'news.article.campuses': 'Campus',
  'news.article.programmes': 'Formations liées',
  'news.article.events': 'À l’agenda',
  'news.article.related': 'À lire aussi',
  'news.article.all': 'Toutes les actualités',
} as const;
