/** As an editor would write it. */
export const stepsExample = {
  __component: 'blocks.steps',
  title: 'Trois étapes, pas davantage',
  items: [
    {
      title: 'Choisir',
      text: 'Une formation, un campus, un rythme. Si vous hésitez, dites-le dès le formulaire.',
    },
    { title: 'Se rencontrer', text: 'Un entretien et un positionnement écrit, sur le campus ou à distance.' },
    {
      title: 'Préparer la rentrée',
      text: 'Réponse sous sept jours, puis un accompagnement pour le logement.',
    },
  ],
};
