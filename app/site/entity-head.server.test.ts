import { describe, expect, it } from 'vitest';
import { entityHead } from './entity-head.server';

describe('the head data of an entry', () => {
  it('count as missing if they are absent or not an object', () => {
    expect([undefined, null, 'GPN', 3].map((seo) => entityHead.parse(seo) ?? null)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('lose only their broken part', () => {
    const broken = { metaTitle: 'GPN', og: 'x', twitter: { title: 3, card: 'big' }, preventIndexing: 'oui' };
    expect(entityHead.parse(broken)).toMatchObject({
      metaTitle: 'GPN',
      og: null,
      twitter: { title: null, card: null },
      preventIndexing: null,
    });
  });
});
