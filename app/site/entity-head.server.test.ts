import { describe, expect, it } from 'vitest';
import { entityHead } from './entity-head.server';

describe('what an entry says of its page’s head', () => {
  it('counts as not given where it is not there or no object', () => {
    expect([undefined, null, 'GPN', 3].map((seo) => entityHead.parse(seo) ?? null)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it('loses only the part that is broken', () => {
    const broken = { metaTitle: 'GPN', og: 'x', twitter: { title: 3, card: 'big' }, preventIndexing: 'oui' };
    expect(entityHead.parse(broken)).toMatchObject({
      metaTitle: 'GPN',
      og: null,
      twitter: { title: null, card: null },
      preventIndexing: null,
    });
  });
});
