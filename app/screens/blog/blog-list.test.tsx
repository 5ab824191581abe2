// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { createRig } from '../../../tests/contract/service';
import { BlogList } from './blog-list';
import { loadBlog } from './blog-list.server';

afterEach(cleanup);

const rig = createRig();
const find = (query: string) => loadBlog(pageContent(rig.content), new URLSearchParams(query));

describe('the blog', () => {
  it('shows the latest posts first, twelve a page', async () => {
    const blog = await find('');
    const days = blog?.posts.map(({ publishDate }) => publishDate) ?? [];
    expect(days).toHaveLength(12);
    expect(days).toEqual([...days].sort().reverse());
    expect((await find('page=2'))?.posts.length).toBeGreaterThan(0);
  });

  it.each(['page=0', 'page=9', 'page=dix', 'categorie=alternance&page=2'])('has no %s', async (query) => {
    expect(await find(query)).toBeNull();
  });

  it('names the categories its posts are filed under', async () => {
    const blog = await find('');
    expect(blog?.lookup.categories.map(({ title }) => title)).toEqual([
      'Alternance',
      'Comprendre',
      'Conseils d’orientation',
      'Sur le terrain',
    ]);
  });

  it('narrows by category and ignores an unknown one', async () => {
    const posts = (await find('categorie=alternance'))?.posts ?? [];
    expect(new Set(posts.map(({ category }) => category?.slug))).toEqual(new Set(['alternance']));
    expect((await find('categorie=horoscope'))?.choice.category).toBeNull();
  });

  it('shows that there are no posts', async () => {
    const blog = await find('');
    if (!blog) throw new Error('the blog has a first page');
    render(<BlogList blog={{ ...blog, posts: [], total: 0, pages: 1 }} />);
    expect(screen.getByText('Aucun post retrouvé.')).toBeTruthy();
  });
});
