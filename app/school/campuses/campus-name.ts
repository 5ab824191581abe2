/** The name of a campus with the preposition French requires. Pure. */
import type { Labels } from '~/site/labels';

/** `Campus de Lyon`, `Campus d’Angers`, `Campus de La Réunion`, `Campus du Mans`, `Campus des Sables-d’Olonne` */
export function campusName(title: string, t: Labels): string {
  const { form, ...values } = formOf(title);
  return t(`campuses.name.${form}`, values);
}

/** `Près de Lyon`, `Près d’Angers`, `Près du Mans`, `Près des Sables-d’Olonne` */
export function nearName(title: string, t: Labels): string {
  const { form, ...values } = formOf(title);
  return t(`campuses.place.${form}`, values);
}

/** `à Lyon`, `à Angers`, `à La Réunion`, `au Mans`, `aux Sables-d’Olonne` */
export function atCampus(title: string, t: Labels): string {
  const { form, ...values } = formOf(title);
  return t(`campuses.at.${form === 'elided' ? 'of' : form}`, values);
}

function formOf(title: string) {
  const [, article, rest = ''] = /^(Le|Les)\s(.+)$/.exec(title) ?? [];
  if (article) return { form: article === 'Le' ? 'masculine' : 'plural', title, rest } as const;
  return { form: startsWithVowel(title) ? 'elided' : 'of', title, rest } as const;
}

/** An h counts as aspirated: `de Honfleur` is right, and `de Hyères` is still understood. */
function startsWithVowel(title: string): boolean {
  return /^[aeiouy]/i.test(title.normalize('NFD').replace(/œ/gi, 'o'));
}
