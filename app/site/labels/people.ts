/** Texts of the group `people`. */
export const peopleLabels = {
  'people.card.year': 'Promotion {year}',
  'people.card.kind.alumnus': 'Alumni',
  'people.card.kind.ambassador': 'Ambassadeur ou ambassadrice',
  'people.card.job': '{job}, {company}',
  'people.card.story': 'Lire son parcours',
} as const;
