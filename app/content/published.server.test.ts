import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRig } from '../../tests/contract/service';
import { ContentNotFound } from './errors';
import { findPublished, orDraft } from './published.server';

const found = (data: object) => {
  const { content } = createRig({
    spoil: async (request, response) =>
      request.url.includes('/iet-news/') ? Response.json({ data }) : response,
  });
  return findPublished(content, '/iet-news/haies', orDraft(z.object({ title: z.string() })), {});
};

describe('an entry an editor has published', () => {
  it('is there', async () => {
    expect(await found({ title: 'Les haies', publishDate: '2026-11-02' })).toMatchObject({
      title: 'Les haies',
    });
  });

  it('is not there as a draft, which need not be complete yet', async () => {
    await expect(found({ publishDate: null })).rejects.toThrow(ContentNotFound);
    await expect(found({ publishDate: null })).rejects.toThrow('/iet-news/haies: a draft');
  });
});
