/** As an editor would write it. */
export const frameExample = {
  __component: 'blocks.frame',
  title: 'Formulaire de dépôt d’offre',
  intro: 'Si le formulaire ne répond pas, envoyez les mêmes informations à offres@iet.example.',
  url: 'https://formulaires.iet.example/depot-offre',
  height: 900,
};
