// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { NewsSummary } from './news.server';
import { NewsCard } from './news-card';

afterEach(cleanup);

const news: NewsSummary = {
  slug: 'rennes-atelier',
  title: 'À Rennes, un atelier pour réparer son vélo',
  publishDate: '2026-11-19T08:00:00+01:00',
  summary: 'Trois étudiants ont transformé un local inutilisé.',
  image: null,
  campuses: [
    { slug: 'rennes-beaulieu', title: 'Rennes Beaulieu', campus: { slug: 'rennes', title: 'Rennes' } },
  ],
  category: { slug: 'vie-de-l-ecole', title: 'Vie de l’école' },
};

describe('the card of a news item', () => {
  it('links to the article and shows date, kind and campus', () => {
    const { container } = render(<NewsCard news={news} />);
    expect(screen.getByRole('link', { name: news.title }).getAttribute('href')).toBe(
      '/actualites/rennes-atelier',
    );
    expect(container.querySelector('time')?.textContent).toBe('19\u00a0novembre\u00a02026');
    expect(screen.getByText('Vie de l’école')).toBeTruthy();
    expect(screen.getByText('Rennes Beaulieu')).toBeTruthy();
  });

  it('is a card of text without a picture', () => {
    const { container } = render(<NewsCard news={{ ...news, image: null }} />);
    expect(container.querySelector('article')?.children).toHaveLength(1);
  });

  it('does without summary, category and campus', () => {
    render(<NewsCard news={{ ...news, summary: null, category: null, campuses: [] }} headingLevel={4} />);
    expect(screen.getByRole('heading', { level: 4, name: news.title })).toBeTruthy();
  });
});
