/** As an editor would write it. */
export const heroExample = {
  __component: 'blocks.hero',
  eyebrow: 'École de l’environnement',
  title: 'Apprendre à ménager le monde',
  text: 'Du bac au bac+5, sur vingt-six campus, au plus près des rivières, des forêts et des villes.',
  image: {
    url: '/uploads/paysages/sapins-cretes-soleil-rouge.webp',
    alternativeText: 'Illustration : des crêtes couvertes de sapins, l’une derrière l’autre',
    width: 1680,
    height: 1120,
    theme: 'forest',
  },
  actions: [
    { label: 'Recevoir la brochure', action: 'brochure' },
    { label: 'Voir les formations', href: '/formations' },
  ],
};

/** Without a picture, and with a title of 120 characters. */
export const bareHeroExample = {
  __component: 'blocks.hero',
  surface: 'deep',
  tone: 'river',
  eyebrow: 'Journée des milieux aquatiques',
  title:
    'Sept campus ouvrent leurs portes le même samedi pour parler d’eau, de sols, d’énergie et de tout ce qui les relie, dehors',
  text: 'Une visite guidée toutes les heures, et les élèves aux commandes.',
  actions: [{ label: 'Voir l’agenda', href: '/agenda?type=portes-ouvertes' }],
};
