/** As an editor would write it. */
export const heroExample = {
  __component: 'blocks.hero',
  eyebrow: 'École de l’environnement',
  title: 'Apprendre à ménager le monde',
  text: 'Du bac au bac+5, sur vingt-six campus, au plus près des rivières, des forêts et des villes.',
  image: {
    url: '/uploads/landscapes/forest-12.jpg',
    alternativeText: 'Illustration : une forêt au petit matin',
    width: 1920,
    height: 1280,
    theme: 'forest',
  },
  actions: [
    { label: 'Recevoir la brochure', action: 'brochure' },
    { label: 'Voir les formations', href: '/formations' },
  ],
};
