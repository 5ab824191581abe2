import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createLabels } from '~/site/labels';
import { eventLine } from './event-line';
import type { EventSummary } from './events.server';

const event: EventSummary = {
  slug: 'portes-ouvertes-nantes',
  title: 'Portes ouvertes à Nantes',
  description: null,
  url: null,
  dateStart: '2027-01-16T10:00:00+01:00',
  dateEnd: null,
  type: 'open-day',
  status: 'scheduled',
  mode: 'on-site',
  place: 'Hall d’accueil',
  campus: { slug: 'nantes', title: 'Nantes', timezone: 'Europe/Paris' },
  timezone: null,
  image: null,
};
const day = '<time dateTime="2027-01-16T10:00:00+01:00">samedi 16 janvier 2027, à 10 h</time>';

it.each([
  ['with its place', {}, `${day} · Nantes · Hall d’accueil`],
  ['that is online too', { mode: 'mixed' }, `${day} · Nantes · Hall d’accueil · Sur place et en ligne`],
  ['that is online only', { mode: 'online' }, `${day} · En ligne`],
  ['that is cancelled', { status: 'cancelled' }, `Annulé · ${day} · Nantes · Hall d’accueil`],
  ['without a place', { campus: null, place: null }, day],
] as const)('says when and where an event is, one %s', (_, change, facts) => {
  const line = eventLine({ ...event, ...change }, createLabels({}));
  expect(line.href).toBe('/agenda/portes-ouvertes-nantes');
  expect(renderToStaticMarkup(line.facts).replaceAll('\u00a0', ' ')).toBe(facts);
});
