/** Where an event takes place: `Nantes · Hall d’accueil · Sur place et en ligne`. Pure. */
import type { Labels } from '~/site/labels';
import type { EventSummary } from './events.server';

/** An online event has no place, even when a campus holds it. Empty where unknown. */
export function placeWords(
  { mode, campus, place }: Pick<EventSummary, 'mode' | 'campus' | 'place'>,
  t: Labels,
): string {
  if (mode === 'online') return t('agenda.card.online');
  const words = [campus?.title, place, mode === 'mixed' ? t('agenda.card.mixed') : null];
  return words.filter(Boolean).join('\u00a0· ');
}
