/** As an editor would write it. */
export const eventsExample = {
  __component: 'blocks.events',
  title: 'Les prochaines portes ouvertes',
  intro: 'Le samedi, de 10 h à 17 h : on visite, on rencontre des apprenants, on repart avec des réponses.',
  type: 'open-day',
  limit: 3,
};
