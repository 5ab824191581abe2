// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PostCard } from './post-card';
import type { PostSummary } from './posts.server';

afterEach(cleanup);

const post: PostSummary = {
  slug: 'mesurer-un-debit',
  title: 'Mesurer le débit d’une rivière',
  publishDate: '2026-11-15',
  summary: 'Un débit est une vitesse multipliée par une surface.',
  image: null,
  category: { slug: 'sur-le-terrain', title: 'Sur le terrain' },
  author: { name: 'Victor Adjei', role: 'Formateur' },
};

describe('the card of a post', () => {
  it('leads to the post and names its author', () => {
    render(<PostCard post={post} />);
    expect(screen.getByRole('link', { name: post.title }).getAttribute('href')).toBe(
      '/blog/mesurer-un-debit',
    );
    expect(screen.getByText('Par Victor Adjei')).toBeTruthy();
  });

  it('does without author, category and summary', () => {
    render(<PostCard post={{ ...post, author: null, category: null, summary: null }} />);
    expect(screen.getByRole('article').textContent).toBe(
      'Mesurer le débit d’une rivière15\u00a0novembre\u00a02026',
    );
  });
});
