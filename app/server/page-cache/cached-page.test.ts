import { describe, expect, it } from 'vitest';
import { CachedPage, type PageResponse } from './cached-page';

const page = (changes: Partial<PageResponse> = {}) =>
  new CachedPage({
    status: 200,
    body: Buffer.from('<p>Lyon</p>'),
    contentType: 'text/html',
    cacheControl: 'public',
    cdnCacheControl: null,
    extra: [],
    location: null,
    retention: { kind: 'page', fresh: 60_000, kept: 890_000 },
    shareable: true,
    ...changes,
  });

describe('the age of a page', () => {
  const aged = () => {
    const kept = page();
    kept.renew({ stale: false, waitForFresh: false, askAgainIn: 0 }, 10_000);
    return kept;
  };

  it('is its seconds, and those it stays fresh or has been stale', () => {
    expect(aged().freshnessHeadersAt(28_000, 0)).toMatchObject({ age: '18', status: 'site; hit; ttl=42' });
    expect(aged().freshnessHeadersAt(69_500, 0)).toMatchObject({ age: '59', status: 'site; hit; ttl=1' });
    expect(aged().freshnessHeadersAt(77_000, 0)).toMatchObject({ age: '67', status: 'site; hit; ttl=-7' });
  });

  it('counts it as stale from now where a publication has made it stale', () => {
    expect(aged().freshnessHeadersAt(28_000, 1).status).toBe('site; hit; ttl=0');
  });

  it('reacts to events within a second', () => {
    const kept = aged();
    const first = kept.freshnessHeadersAt(69_100, 0);
    expect(kept.freshnessHeadersAt(69_900, 0)).toBe(first);
    expect(kept.freshnessHeadersAt(70_000, 0).status).toBe('site; hit; ttl=0');
    kept.postpone(503, 70_000);
    expect(kept.freshnessHeadersAt(70_010, 0).status).toBe('site; fwd=stale; fwd-status=503; ttl=0');
  });
});

it('a visit begins with a document only', () => {
  expect(page().beginsVisits).toBe(true);
  expect(page({ contentType: 'application/json' }).beginsVisits).toBe(false);
});
