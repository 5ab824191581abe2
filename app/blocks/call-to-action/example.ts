/** As an editor would write it. */
export const callToActionExample = {
  __component: 'blocks.call-to-action',
  title: 'Une hésitation ? C’est souvent par là que l’on commence',
  surface: 'deep',
  tone: 'river',
  text: 'Dites-nous où vous en êtes et où vous habitez : une personne du campus vous rappelle, sans engagement.',
  actions: [
    { label: 'Poser une question', action: 'contact' },
    { label: 'Candidater', action: 'registration' },
    { label: 'Lire le panorama des études', href: '/panorama' },
  ],
};

/** On a plain surface. */
export const plainCallToActionExample = {
  __component: 'blocks.call-to-action',
  title: 'Venez un mercredi',
  tone: 'clay',
  text: 'Chaque campus ouvre une classe aux visiteurs un mercredi par mois.',
  actions: [{ label: 'Choisir un campus', href: '/campus' }],
};
