/** Texts of the group `podcasts`. */
export const podcastsLabels = {
  'podcasts.card.number': 'Épisode {number}',
  'podcasts.card.minutes': '{minutes} min',
  'podcasts.card.guest': 'Avec {guest}',
  'podcasts.card.listen': 'Écouter l’épisode',
  'podcasts.card.transcript': 'Lire la transcription',
} as const;
