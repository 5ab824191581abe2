// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import type { PageContext } from '~/screens/frame/page-context.server';
import { createRig } from '../../../tests/contract/service';
import { NewsList } from './news-list';
import { loadNewsList } from './news-list.server';

afterEach(cleanup);

const rig = createRig();

/** The loader's requests to its context; the head is returned unchanged. */
function load(address: string, page?: string) {
  const context = {
    content: pageContent(rig.content),
    services: { content: rig.content, log: { warn: () => {} } },
    url: new URL(address, 'http://localhost'),
    head: async (input: { title: string; path: string }) => input,
    describe: () => {},
  } as unknown as PageContext;
  return loadNewsList(context, page) as unknown as Promise<{
    list: Awaited<ReturnType<typeof loadNewsList>>['list'];
    head: { title: string; path: string };
  }>;
}

describe('the list of news', () => {
  it('shows twelve a page, the latest first', async () => {
    const { list } = await load('/actualites');
    const days = list.news.map(({ publishDate }) => publishDate);
    expect(days).toHaveLength(12);
    expect(days).toEqual([...days].sort().reverse());
  });

  it.each([
    ['/actualites', undefined],
    ['/actualites/page', undefined],
    ['/actualites/page/1', '1'],
  ])('%s is the first page, lookup as /actualites', async (address, page) => {
    const { list, head } = await load(address, page);
    expect([list.page, head.path]).toEqual([1, '/actualites']);
  });

  it('gives every later page its own address and title', async () => {
    const pages = await Promise.all(
      ['1', '2', '3', '4'].map((page) => load(`/actualites/page/${page}`, page)),
    );
    expect(new Set(pages.map(({ head }) => head.title)).size).toBe(4);
    expect(pages.map(({ head }) => head.path)).toEqual([
      '/actualites',
      '/actualites/page/2',
      '/actualites/page/3',
      '/actualites/page/4',
    ]);
    const slugs = pages.flatMap(({ list }) => list.news.map(({ slug }) => slug));
    expect(new Set(slugs).size).toBe(slugs.length);
  });

  it('leads from a later page to the first, by its breadcrumb', async () => {
    const { list } = await load('/actualites/page/2?categorie=portraits', '1');
    render(<NewsList list={{ ...list, page: 2, pages: 2 }} />);
    const trail = within(screen.getByRole('navigation', { name: 'Fil d’Ariane' }));
    expect(trail.getByRole('link', { name: 'Actualités' }).getAttribute('href')).toBe(
      '/actualites?categorie=portraits',
    );
    expect(trail.getByText('Page 2').getAttribute('aria-current')).toBe('page');
  });

  it.each(['0', '5', '-1', 'deux', '1.0'])('has no page %s', async (page) => {
    await expect(load(`/actualites/page/${page}`, page)).rejects.toMatchObject({ status: 404 });
  });

  it('narrows by category, which its pages keep', async () => {
    const { list, head } = await load('/actualites?categorie=portraits');
    expect(new Set(list.news.map(({ category }) => category?.slug))).toEqual(new Set(['portraits']));
    expect(head.path).toBe('/actualites?categorie=portraits');
    render(<NewsList list={{ ...list, pages: 3 }} />);
    expect(screen.getByRole('link', { name: 'Page 2' }).getAttribute('href')).toBe(
      '/actualites/page/2?categorie=portraits',
    );
    const categories = within(screen.getByRole('navigation', { name: 'Rubriques' }));
    expect(categories.getByRole('link', { current: true }).textContent).toBe('Portraits : Actualités');
  });

  it('filters by campus, with and without a category', async () => {
    const { list, head } = await load('/actualites?campus=rennes');
    expect(list.news.length).toBeGreaterThan(0);
    for (const { campuses } of list.news) expect(campuses.map(({ slug }) => slug)).toContain('rennes');
    expect(head.path).toBe('/actualites?campus=rennes');
    const both = await load('/actualites?campus=rennes&categorie=portraits');
    expect(both.head.path).toBe('/actualites?categorie=portraits&campus=rennes');
    expect(both.list.total).toBeLessThan(list.total);
    render(<NewsList list={both.list} />);
    expect(screen.getByLabelText<HTMLSelectElement>('Campus').value).toBe('rennes');
    const categories = within(screen.getByRole('navigation', { name: 'Rubriques' }));
    for (const link of categories.getAllByRole('link')) {
      expect(link.getAttribute('href')).toContain('campus=rennes');
    }
  });

  it('leads to the feeds of the same list', async () => {
    const { list } = await load('/actualites?categorie=portraits');
    render(<NewsList list={list} />);
    expect(screen.getByRole('link', { name: /^Atom/ }).getAttribute('href')).toBe(
      '/actualites.atom?categorie=portraits',
    );
    expect(screen.getByRole('link', { name: /^RSS/ }).getAttribute('href')).toBe(
      '/actualites.rss?categorie=portraits',
    );
  });

  it('ignores an unknown category', async () => {
    const { list, head } = await load('/actualites?categorie=potins');
    expect([list.choice.category, head.path]).toEqual([null, '/actualites']);
  });

  it('shows that there is no news', async () => {
    const { list } = await load('/actualites');
    render(<NewsList list={{ ...list, news: [], total: 0, pages: 1 }} />);
    expect(screen.getByRole('status').textContent).toContain('Aucun post retrouvé.');
  });
});
