/** Texts of the group `works`. */
export const worksLabels = {
  'works.cohort': 'Promotion {year}',
  'works.list.title': 'Travaux d’étudiants',
  'works.list.pagedTitle': '{title}, page {page}',
  'works.list.summary':
    'Un inventaire, une carte, un diagnostic\u00a0: ce que nos étudiants ont fait, formation par formation.',
  'works.list.description':
    'Des travaux d’étudiants de l’école\u00a0: inventaires, cartes, diagnostics et chantiers, avec la formation de chacun.',
  'works.list.all': 'Tous les travaux',
  'works.work.facts': 'À propos de ce travail',
  'works.work.programme': 'Formation',
  'works.work.campus': 'Campus',
  'works.work.more': 'Autres travaux',
} as const;
