// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ContentNotFound } from '~/content/errors';
import { createRig } from '../../../tests/contract/service';
import { BlogPost } from './blog-post';
import { loadPost } from './blog-post.server';

afterEach(cleanup);

const rig = createRig();
const slug = 'alternance-dans-une-collectivite';

describe('a post', () => {
  it('shows author, date and reading time', async () => {
    const { page } = await loadPost(rig.content, slug);
    const { container } = render(<BlogPost page={page} />);
    expect(container.textContent).toContain('Mariam Soumahoro');
    expect(container.querySelector('time')?.dateTime).toBe(page.post.publishDate);
    expect(page.minutes).toBeGreaterThan(2);
    expect(container.textContent).toContain(`${page.minutes} minutes`);
  });

  it('leads to its programmes, its category and posts to read next', async () => {
    const { page } = await loadPost(rig.content, slug);
    render(<BlogPost page={page} />);
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('/formations/bts-gemeau');
    expect(hrefs).toContain('/blog?categorie=alternance');
    expect(page.related).toHaveLength(3);
    for (const related of page.related) expect(hrefs).toContain(`/blog/${related.slug}`);
  });

  it('does without author, category and picture', async () => {
    const { page } = await loadPost(rig.content, slug);
    const post = { ...page.post, author: null, category: null, image: null, programmes: [] };
    render(<BlogPost page={{ ...page, post, related: [] }} />);
    expect(screen.getByRole('heading', { level: 1, name: post.title })).toBeTruthy();
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('does not exist for an unknown post', async () => {
    await expect(loadPost(rig.content, 'recette-de-crepes')).rejects.toBeInstanceOf(ContentNotFound);
  });
});
