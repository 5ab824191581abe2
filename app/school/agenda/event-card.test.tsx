// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { EventCard } from './event-card';
import type { EventSummary } from './events.server';

afterEach(cleanup);

const event: EventSummary = {
  slug: 'portes-ouvertes-la-reunion',
  title: 'Portes ouvertes à Saint-Denis',
  description: null,
  url: null,
  dateStart: '2026-12-12T10:00:00+04:00',
  dateEnd: '2026-12-12T17:00:00+04:00',
  type: 'open-day',
  status: 'scheduled',
  mode: 'on-site',
  place: 'Hall d’accueil',
  campus: { slug: 'la-reunion', title: 'La Réunion', timezone: 'Indian/Reunion' },
  timezone: null,
  image: null,
};

const read = () => screen.getByRole('article').textContent?.replaceAll('\u00a0', ' ') ?? '';

describe('the card of an event', () => {
  it('leads to the event', () => {
    render(<EventCard event={event} />);
    expect(screen.getByRole('link', { name: event.title }).getAttribute('href')).toBe(
      `/agenda/${event.slug}`,
    );
  });

  it('says when in the time of the campus, and where', () => {
    const { container } = render(<EventCard event={event} />);
    expect(read()).toContain('samedi 12 décembre 2026, de 10 h à 17 h (heure de La Réunion)');
    expect(read()).toContain('La Réunion · Hall d’accueil');
    expect(container.querySelector('time')?.dateTime).toBe(event.dateStart);
  });

  it('says that an event is online instead of where its campus is', () => {
    render(<EventCard event={{ ...event, mode: 'online' }} />);
    expect(read()).toContain('En ligne');
    expect(read()).not.toContain('Hall d’accueil');
  });

  it('says that an event is cancelled', () => {
    render(<EventCard event={{ ...event, status: 'cancelled' }} />);
    expect(read()).toContain('Annulé');
  });

  it('does without a campus and a place', () => {
    render(<EventCard event={{ ...event, campus: null, place: null }} />);
    expect(read()).toContain('de 10 h à 17 h');
  });
});
