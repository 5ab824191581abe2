/** Texts of the group `blog`. */
export const blogLabels = {
  'blog.card.author': 'Par {name}',
  'blog.list.title': 'Blog',
  'blog.list.filteredTitle': 'Blog : {category}',
  'blog.list.pagedTitle': '{title}, page {page}',
  'blog.list.summary':
    'S’orienter, comprendre, se préparer : l’équipe de l’école prend le temps d’expliquer les études et les métiers.',
  'blog.list.description':
    'Le blog de l’école : conseils d’orientation, alternance, explications et récits par celles et ceux qui enseignent.',
  'blog.list.categories': 'Thèmes',
  'blog.list.allCategories': 'Tous',
  'blog.list.count.one': '{count} article',
  'blog.list.count.other': '{count} articles',
  'blog.list.clear': 'Voir tous les articles',

  'blog.post.facts': 'À propos de cet article',
  'blog.post.author': 'Écrit par',
  'blog.post.minutes.one': '{count} minute de lecture',
  'blog.post.minutes.other': '{count} minutes de lecture',
  'blog.post.programmes': 'Formations liées',
  'blog.post.related': 'À lire ensuite',
  'blog.post.all': 'Tous les articles',
} as const;
