// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { sanitize } from '~/reading/rich-text/rich-text.server';
import { PodcastCard } from './podcast-card';
import type { Podcast } from './podcasts.server';

afterEach(cleanup);

const podcast: Podcast = {
  slug: 'dans-la-nacelle',
  title: 'Dans la nacelle',
  summary: 'Cinq heures du matin, un fourgon, deux harnais.',
  number: 2,
  minutes: 5,
  publishDate: '2026-03-13',
  guest: 'Yannis Kaldis',
  url: 'https://ecoute.example/2',
  transcript: sanitize('<p>Il est cinq heures dix.</p>'),
  image: null,
};

describe('the card of an episode', () => {
  it('can be listened to on its platform, and says which episode the link is for', () => {
    render(<PodcastCard podcast={podcast} />);
    const link = screen.getByRole('link', { name: /Écouter l’épisode.*Dans la nacelle/ });
    expect(link.getAttribute('href')).toBe('https://ecoute.example/2');
  });

  it('can be read', () => {
    const { container } = render(<PodcastCard podcast={podcast} />);
    expect(container.querySelector('details')?.textContent).toContain('Il est cinq heures dix.');
  });

  it('has no player without a recording', () => {
    render(<PodcastCard podcast={{ ...podcast, url: null, guest: null }} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
