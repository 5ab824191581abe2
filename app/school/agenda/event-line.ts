/** An event in one line, as a band of too few cards shows it. Pure. */
import { pathTo } from '~/screens/list/path-to';
import type { Labels } from '~/site/labels';
import { eventDay } from './event-dates';
import type { EventSummary } from './events.server';

export function eventLine(event: EventSummary, t: Labels) {
  const { slug, status, mode, campus, place, dateStart } = event;
  const facts = [
    status === 'scheduled' ? null : t(`agenda.card.${status}`),
    dateStart ? eventDay(event) : null,
    mode === 'online' ? t('agenda.card.online') : (campus?.title ?? place),
  ];
  return { href: pathTo('agenda/:slug', slug), facts: facts.filter(Boolean).join(' · ') };
}
