/** Words of the room `search`. */
export const searchLabels = {
  'search.title': 'Rechercher',
  'search.kind.programme.one': 'Formation',
  'search.kind.programme.other': 'Formations',
  'search.kind.campus.one': 'Campus',
  'search.kind.campus.other': 'Campus',
  'search.kind.event.one': 'Événement',
  'search.kind.event.other': 'Agenda',
  'search.kind.career.one': 'Métier',
  'search.kind.career.other': 'Métiers',
  'search.kind.page.one': 'Page',
  'search.kind.page.other': 'Pages',
  'search.kind.news.one': 'Actualité',
  'search.kind.news.other': 'Actualités',
  'search.kind.post.one': 'Article de blog',
  'search.kind.post.other': 'Blog',
} as const;
