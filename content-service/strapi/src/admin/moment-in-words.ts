/** A moment by the reader's clock: '27 novembre 2026 à 14:05'. */
export const momentInWords = (moment: string): string =>
  new Date(moment).toLocaleString('fr-FR', { dateStyle: 'long', timeStyle: 'short' });
