/** The name of a campus with the preposition French requires. Pure. */
import type { Labels } from '~/site/labels';

/** `Campus de Lyon`, `Campus d’Angers`, `Campus de La Réunion`, `Campus du Mans`, `Campus des Sables-d’Olonne` */
export function campusName(title: string, t: Labels): string {
  const [, article, rest = ''] = /^(Le|Les)\s(.+)$/.exec(title) ?? [];
  if (article === 'Le') return t('campuses.name.masculine', { rest });
  if (article === 'Les') return t('campuses.name.plural', { rest });
  return t(startsWithVowel(title) ? 'campuses.name.elided' : 'campuses.name.of', { title });
}

/** An h is taken as aspirated: `de Honfleur` is right and `de Hyères` is no fault of meaning. */
function startsWithVowel(title: string): boolean {
  return /^[aeiouy]/i.test(title.normalize('NFD').replace(/œ/gi, 'o'));
}
