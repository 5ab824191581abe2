// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentNotFound } from '~/content/errors';
import { createRig } from '../../../tests/contract/service';
import { NewsArticlePage } from './news-article';
import { loadNewsArticle } from './news-article.server';

afterEach(cleanup);

const rig = createRig();
const illustrated = 'la-rochelle-comptage-limicoles';

async function show(slug: string) {
  const { page } = await loadNewsArticle(rig.content, new Date(rig.now), slug);
  const { container } = render(<NewsArticlePage page={page} />);
  return { page, container };
}

describe('a news item', () => {
  it('says when, under which category, where and about which programmes', async () => {
    const { page, container } = await show(illustrated);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(container.querySelector('time')?.dateTime).toBe(page.article.publishDate);
    expect(hrefs).toContain('/actualites?categorie=environnement');
    expect(hrefs).toContain('/campus/la-rochelle');
    expect(hrefs).toContain('/formations/bts-gpn');
    expect(screen.getByRole('img').getAttribute('alt')).toMatch(/^Illustration/);
  });

  it('is followed by three others', async () => {
    const { page } = await show(illustrated);
    expect(page.related).toHaveLength(3);
    expect(page.related.map(({ slug }) => slug)).not.toContain(illustrated);
    expect(page.related[0]?.category?.slug).toBe('environnement');
  });

  it('leads to the next events of its campus', async () => {
    const { page } = await show(illustrated);
    expect(page.events.length).toBeGreaterThan(0);
    for (const { slug } of page.events) {
      expect(document.querySelector(`a[href="/agenda/${slug}"]`)).toBeTruthy();
    }
  });

  it('does without a picture', async () => {
    const { page } = await show('charte-numerique-sobre');
    expect(page.article.image).toBeNull();
    expect(screen.getByRole('heading', { level: 1, name: page.article.title })).toBeTruthy();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('does not exist for an unknown article', async () => {
    await expect(
      loadNewsArticle(rig.content, new Date(rig.now), 'la-terre-est-plate'),
    ).rejects.toBeInstanceOf(ContentNotFound);
  });
});
