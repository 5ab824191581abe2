import { describe, expect, it } from 'vitest';
import { anEvent, lyon, reunion } from '~/school/agenda/calendar/testing';
import { createLabels } from '~/site/labels';
import { fallbackSettings, findSettings, type Settings } from '~/site/settings.server';
import { createRig } from '../../../tests/contract/service';
import { type EventPageData, loadEvent } from './event-page.server';
import { eventStructuredData } from './event-structured-data';

const rig = createRig();
const origin = 'https://www.ecole.example';
const school = { ...fallbackSettings.school, address: '8 allée du Castor, 89000 Auxerre' };
const settings: Settings = { ...fallbackSettings, school };
const facts = { origin, settings, t: createLabels({}) };
const here = { ...lyon, title: 'Lyon' } as unknown as EventPageData['campus'];
const page = `${origin}/agenda/${anEvent.slug}`;

/** An event's structured data. */
function told(
  changes: Partial<EventPageData['event']> = {},
  { campus = here, isOver = false, settings = facts.settings } = {},
) {
  const event = { ...anEvent, ...changes } as EventPageData['event'];
  const said = eventStructuredData({ event, campus, isOver })({ ...facts, settings });
  return JSON.parse(JSON.stringify(said)) as Record<string, Record<string, unknown>>;
}

describe('an event, as search engines read it', () => {
  it('matches the page, with the clock of its campus', () => {
    expect(told()).toMatchObject({
      '@type': 'EducationEvent',
      '@id': `${page}#evenement`,
      name: anEvent.title,
      description: anEvent.description,
      url: page,
      startDate: '2026-12-12T10:00:00+01:00',
      endDate: '2026-12-12T17:00:00+01:00',
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      organizer: { '@id': `${origin}/#ecole` },
    });
    expect(
      told({ campus: reunion, dateStart: '2026-12-12T10:00:00+04:00', dateEnd: '2026-12-12T24:00:00+04:00' }),
    ).toMatchObject({
      startDate: '2026-12-12T10:00:00+04:00',
      endDate: '2026-12-13T00:00:00+04:00',
    });
  });

  it('leaves out missing values', () => {
    const said = told({ description: null, dateEnd: null });
    for (const name of ['description', 'endDate', 'image']) expect(said).not.toHaveProperty(name);
  });

  it('can be come to while it is to come and not cancelled; a full one is sold out', () => {
    const offers = { '@type': 'Offer', url: page, availability: 'https://schema.org/InStock' };
    expect(told()).toMatchObject({ offers });
    expect(told({ status: 'full' })).toMatchObject({
      eventStatus: 'https://schema.org/EventScheduled',
      offers: { ...offers, availability: 'https://schema.org/SoldOut' },
    });
    expect(told({ status: 'cancelled' })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' });
    expect(told({ status: 'cancelled' })).not.toHaveProperty('offers');
    expect(told({}, { isOver: true })).not.toHaveProperty('offers');
    const url = 'https://inscription.example/';
    expect(told({ url })['offers']?.['url']).toBe(url);
  });
});

describe('the place of an event', () => {
  const campus = {
    '@type': 'Place',
    name: expect.stringMatching(/^Campus de.Lyon$/),
    address: {
      '@type': 'PostalAddress',
      streetAddress: '18 quai de la Lône',
      postalCode: '69007',
      addressLocality: 'Lyon',
      addressCountry: 'FR',
    },
  };

  it('is its own place, before the campus that holds it', () => {
    expect(told()['location']).toEqual(campus);
    expect(told({ place: 'Halle du Canal' })['location']).toEqual({
      '@type': 'Place',
      name: 'Halle du Canal',
      address: 'Halle du Canal',
    });
  });

  it('is the school if nothing else is known', () => {
    expect(told({}, { campus: null })['location']).toEqual({
      '@type': 'Place',
      name: 'L’école',
      address: school.address,
    });
    expect(told({}, { campus: null, settings: fallbackSettings })['location']).toMatchObject({
      address: 'L’école',
    });
  });

  it('is a web address for an online event, and both for a mixed one', () => {
    const online = { '@type': 'VirtualLocation', url: page };
    expect(told({ mode: 'online' })['location']).toEqual(online);
    expect(told({ mode: 'mixed' })['location']).toEqual([campus, online]);
    const url = 'https://visio.example/';
    expect(told({ mode: 'online', url })['location']).toEqual({ ...online, url });
  });
});

const schema = (word: string) => `https://schema.org/${word}`;

async function toldOf(slug: string) {
  const { page } = await loadEvent(
    { content: rig.content, now: new Date(rig.now), origin, t: facts.t },
    slug,
  );
  return eventStructuredData(page)({ origin, settings: await findSettings(rig.content), t: facts.t });
}

describe('an event of the demo school', () => {
  it('may be come to', async () => {
    expect(await toldOf('journee-portes-ouvertes-la-reunion')).toMatchObject({
      '@type': 'EducationEvent',
      eventStatus: schema('EventScheduled'),
      eventAttendanceMode: schema('OfflineEventAttendanceMode'),
      offers: { availability: schema('InStock') },
    });
  });

  it('is not cancelled if it is full, but has no place left', async () => {
    expect(await toldOf('vis-ma-vie-en-bts-gemeau-la-reunion')).toMatchObject({
      eventStatus: schema('EventScheduled'),
      offers: { availability: schema('SoldOut') },
    });
  });

  it('has no offer if it is cancelled', async () => {
    const event = await toldOf('conference-lagunes-montpellier');
    expect(event).toMatchObject({ eventStatus: schema('EventCancelled') });
    expect(event).toHaveProperty('offers', undefined);
  });

  it('has no offer if it is over', async () => {
    const event = await toldOf('salon-de-l-etudiant-bordeaux');
    expect(event).toMatchObject({ eventStatus: schema('EventScheduled') });
    expect(event).toHaveProperty('offers', undefined);
  });

  it('is an address for an online event, otherwise its own place', async () => {
    expect(await toldOf('webconference-droit-de-l-environnement')).toMatchObject({
      eventAttendanceMode: schema('OnlineEventAttendanceMode'),
      location: { '@type': 'VirtualLocation' },
    });
    expect(await toldOf('salon-de-l-orientation-toulouse')).toMatchObject({
      location: { '@type': 'Place', name: expect.stringContaining('Halle du Canal') },
    });
  });
});
