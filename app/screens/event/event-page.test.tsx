// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentNotFound } from '~/content/errors';
import { createLabels } from '~/site/labels';
import { LabelsProvider } from '~/site/labels-context';
import { createRig } from '../../../tests/contract/service';
import { EventPage } from './event-page';
import { type EventPageData, loadEvent } from './event-page.server';

afterEach(cleanup);

const rig = createRig();
const origin = 'https://www.ecole.example';
const t = createLabels({});
const find = (slug: string) => loadEvent({ content: rig.content, now: new Date(rig.now), origin, t }, slug);

async function show(slug: string, changes: Partial<EventPageData['event']> = {}): Promise<EventPageData> {
  const { page } = await find(slug);
  render(<EventPage page={{ ...page, event: { ...page.event, ...changes } }} />);
  return page;
}

const text = () => document.body.textContent?.replaceAll('\u00a0', ' ') ?? '';
const linkTo = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the page of an event', () => {
  it('says when in the time of its campus', async () => {
    await show('journee-portes-ouvertes-la-reunion');
    expect(text()).toMatch(/samedi \d+ janvier 2027, de 10 h à 17 h \(heure de La Réunion\)/);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('says where, with the address, and whom to call', async () => {
    const { campus } = await show('journee-portes-ouvertes-la-reunion');
    expect(text()).toContain(campus?.street);
    expect(text()).toContain('97400 Saint-Denis');
    expect(linkTo(/^Campus de La.Réunion$/)).toBe('/campus/la-reunion');
    expect(linkTo(campus?.phone ?? '')).toBe(`tel:${campus?.phone?.replaceAll(' ', '')}`);
  });

  it('leads to the admissions contact with its campus chosen', async () => {
    await show('journee-portes-ouvertes-la-reunion');
    expect(linkTo('Poser une question')).toBe('/crm/contact?campus=la-reunion');
  });

  it('leads to the contact without a campus if there is none', async () => {
    await show('salon-de-l-orientation-toulouse');
    expect(linkTo('Poser une question')).toBe('/crm/contact');
    expect(text()).toContain('Halle du Canal, Toulouse (stand B07)');
  });

  it('says that it is cancelled', async () => {
    await show('conference-lagunes-montpellier');
    expect(screen.getByText('Événement annulé')).toBeTruthy();
    expect(screen.queryByText('Événement passé')).toBeNull();
  });

  it('says that it is over', async () => {
    await show('salon-de-l-etudiant-bordeaux');
    expect(screen.getByText('Événement passé')).toBeTruthy();
  });

  it('shows neither for a future event', async () => {
    await show('journee-portes-ouvertes-annecy');
    expect(text()).not.toContain('Événement annulé');
    expect(text()).not.toContain('Événement passé');
  });

  it('names a kind from content by its label, or by its key once without a label', async () => {
    const { content, now } = createRig({
      spoil: async (request, response) => {
        if (!request.url.includes('/events/')) return response;
        const { data } = (await response.json()) as { data: object };
        return Response.json({ data: { ...data, type: 'atelier' } });
      },
    });
    const context = { content, now: new Date(now), origin, t };
    const { page } = await loadEvent(context, 'journee-portes-ouvertes-annecy');
    render(<EventPage page={page} />);
    expect(document.querySelector('.event-kind')?.textContent).toBe(
      'Taxo introuvable : agenda.card.type.atelier',
    );
    expect(text().split('Taxo introuvable')).toHaveLength(2);
    cleanup();
    render(
      <LabelsProvider overrides={{ 'agenda.card.type.atelier': 'Atelier nature' }}>
        <EventPage page={page} />
      </LabelsProvider>,
    );
    expect(text()).toContain('Atelier nature');
    expect(text()).not.toContain('Taxo introuvable');
  });

  it('has the registration as its main button, only while it is open', async () => {
    const url = 'https://inscription.example/bordeaux';
    await show('journee-portes-ouvertes-bordeaux', { url });
    expect(linkTo(/^Je m’inscris/)).toBe(url);
    expect(document.querySelector('.button-primary')?.getAttribute('href')).toBe(url);
    cleanup();
    await show('conference-lagunes-montpellier', { url });
    expect(screen.queryByRole('link', { name: /^Je m’inscris/ })).toBeNull();
    cleanup();
    await show('salon-de-l-etudiant-bordeaux', { url });
    expect(screen.queryByRole('link', { name: /^Je m’inscris/ })).toBeNull();
  });

  it('shows no address for an online event', async () => {
    const { campus } = await show('journee-portes-ouvertes-bordeaux', { mode: 'online', place: null });
    expect(text()).toContain('En ligne');
    expect(text()).not.toContain(campus?.street);
  });

  it('shows that it is full, and offers no registration', async () => {
    await show('journee-portes-ouvertes-bordeaux', { status: 'full', url: 'https://inscription.example/' });
    expect(text()).toContain('Complet');
    expect(screen.getByText('Inscriptions closes').closest('a, button')).toBeNull();
    expect(screen.queryByRole('link', { name: /^Je m’inscris/ })).toBeNull();
  });

  it('offers it to calendars: as a file, to Google and to Outlook', async () => {
    const { event } = await show('journee-portes-ouvertes-la-reunion');
    expect(linkTo(/\.ics/)).toBe('/agenda/journee-portes-ouvertes-la-reunion.ics');
    expect(linkTo('S’abonner à toutes les dates')).toBe('/agenda?campus=la-reunion#abonnement');
    const google = new URL(linkTo(/Google/) ?? '');
    expect(google.searchParams.get('ctz')).toBe('Indian/Reunion');
    expect(google.searchParams.get('details')).toBe(`${origin}/agenda/${event.slug}`);
    expect(new URL(linkTo(/Outlook/) ?? '').searchParams.get('startdt')).toBe(
      new Date(event.dateStart).toISOString().replace('.000', ''),
    );
  });

  it.each(['conference-lagunes-montpellier', 'salon-de-l-etudiant-bordeaux'])(
    'offers no calendar entry for an event that does not take place: %s',
    async (slug) => {
      await show(slug);
      expect(screen.queryByRole('link', { name: /\.ics/ })).toBeNull();
    },
  );

  it('leads to the news of its campus and programmes', async () => {
    const { news } = await show('journee-portes-ouvertes-bordeaux');
    expect(news.length).toBeGreaterThan(0);
    for (const { slug } of news) {
      expect(document.querySelector(`a[href="/actualites/${slug}"]`)).toBeTruthy();
    }
  });

  it('leads to the programmes it concerns and to other events, not to itself', async () => {
    const { event } = await show('journee-portes-ouvertes-bordeaux');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(event.programmes.length).toBeGreaterThan(0);
    for (const programme of event.programmes) expect(links).toContain(`/formations/${programme.slug}`);
    const others = links.filter((href) => href?.startsWith('/agenda/'));
    expect(others.length).toBeGreaterThan(0);
    expect(others).not.toContain('/agenda/journee-portes-ouvertes-bordeaux');
  });

  it('does without picture, description, campus, end and programmes', async () => {
    const { page } = await find('salon-de-l-orientation-toulouse');
    const bare = { image: null, description: null, campus: null, dateEnd: null, place: null };
    render(
      <EventPage
        page={{
          ...page,
          campus: null,
          calendars: null,
          programmes: [],
          otherEvents: [],
          news: [],
          event: { ...page.event, ...bare },
        }}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: page.event.title })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('leaves out the time and the place of an event for which they are unknown', async () => {
    const { page } = await find('salon-de-l-orientation-toulouse');
    const unknown = { dateStart: '', dateEnd: null, campus: null, place: null };
    const shown = { ...page, campus: null, calendars: null, event: { ...page.event, ...unknown } };
    const { container, unmount } = render(<EventPage page={shown} />);
    expect(container.querySelector('time[datetime=""], .event-sheet dl')).toBeNull();
    unmount();
    render(<EventPage page={{ ...shown, event: { ...shown.event, mode: 'online' } }} />);
    const terms = [...document.querySelectorAll('.event-sheet dt')].map((term) => term.textContent);
    expect(terms).toEqual([t('agenda.event.where')]);
  });

  it('does not exist for an unknown event', async () => {
    await expect(find('bal-des-lucioles')).rejects.toBeInstanceOf(ContentNotFound);
  });
});
