import { describe, expect, it } from 'vitest';
import {
  ageOf,
  beginsVisits,
  cacheControlOf,
  cdnCacheControlOf,
  forOneVisitor,
  forPrefetch,
  hitStatus,
  isPrefetch,
  missStatus,
} from './cache-headers';
import type { Retention } from './retention';

const page: Retention = { kind: 'page', fresh: 60_000, kept: 86_400_000 };
const brief = (fresh: number) => ({ kind: 'brief' as const, fresh, kept: fresh });
const notFound: Retention = brief(30_000);

describe('Cache-Control and CDN-Cache-Control', () => {
  it('a page may be kept by the visitor’s browser only, which asks each time', () => {
    expect(cacheControlOf(page, null, false, false)).toBe('private, max-age=0, must-revalidate');
  });

  it('a response that is not a redirect begins a visit', () => {
    expect([299, 300, 399, 400].map((status) => beginsVisits(status, 'text/html'))).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('only a document begins a visit, found or not', () => {
    expect(beginsVisits(200, 'text/html; charset=utf-8')).toBe(true);
    expect(beginsVisits(404, 'text/html')).toBe(true);
    expect(beginsVisits(301, 'text/html')).toBe(false);
    for (const type of ['application/pdf', 'text/calendar', 'application/json', null])
      expect(beginsVisits(200, type)).toBe(false);
  });

  it('a page that is kept for a moment may not be kept by a cache between browser and site', () => {
    expect(cacheControlOf(brief(1000), null, false, false)).toBe(forOneVisitor);
  });

  it('a browser revalidates shared pages each time, and shows no old page first', () => {
    expect(cacheControlOf(page, null, false, true)).toBe('public, max-age=0, must-revalidate, s-maxage=60');
    expect(cacheControlOf(notFound, null, false, true)).toBe(
      'public, max-age=0, must-revalidate, s-maxage=30',
    );
  });

  it('a CDN to keep a page as the site does, a 404 only while it is fresh', () => {
    expect(cdnCacheControlOf(page)).toBe(
      'public, max-age=60, stale-while-revalidate=86400, stale-if-error=86400',
    );
    expect(cdnCacheControlOf(notFound)).toBeNull();
  });

  it('to keep no error and no incomplete page', () => {
    expect(cacheControlOf({ kind: 'none', why: 'failed' }, null, false, true)).toBe('no-store');
    expect(cacheControlOf(brief(3000), null, true, true)).toBe('no-store');
  });

  it('a browser to keep a redirect for as long as that asks', () => {
    const moved: Retention = { ...brief(300_000), browsers: 3600 };
    expect(cacheControlOf(moved, null, false, true)).toBe('public, max-age=3600, s-maxage=60');
  });

  it('the route’s own header for a page that is not kept here', () => {
    expect(cacheControlOf({ kind: 'none', why: 'other' }, 'public, max-age=3600', false, true)).toBe(
      'public, max-age=3600',
    );
  });
});

describe('age (RFC 9111 §4.2)', () => {
  it('is in whole seconds and never negative, even if the clock changes', () => {
    expect(ageOf(100_000, 142_900)).toBe(42);
    expect(ageOf(100_000, 50_000)).toBe(0);
  });
});

describe('a prefetch', () => {
  it('is recognised by the browser’s own header', () => {
    expect(isPrefetch({ 'sec-purpose': 'prefetch' })).toBe(true);
    expect(isPrefetch({ 'sec-purpose': 'prefetch;prerender' })).toBe(true);
    expect([{}, { 'sec-purpose': 'other' }, { purpose: 'prefetch' }].some(isPrefetch)).toBe(false);
  });

  it('may be used for half a minute, only by that browser', () => {
    expect(forPrefetch(45)).toEqual({ cacheControl: 'private, max-age=75', cdnCacheControl: 'private' });
  });
});

describe('Cache-Status (RFC 9211)', () => {
  it('a hit with the seconds it stays fresh, negative when it is stale', () => {
    expect(hitStatus(42, null)).toBe('site; hit; ttl=42');
    expect(hitStatus(-7, null)).toBe('site; hit; ttl=-7');
  });

  it('a stale page because its refresh failed, and how', () => {
    expect(hitStatus(-7, 503)).toBe('site; fwd=stale; fwd-status=503; ttl=-7');
    expect(hitStatus(7, 503), 'fresh again').toBe('site; hit; ttl=7');
  });

  it('a miss, whether it is kept and whether it was shared', () => {
    expect(missStatus(200, true, false)).toBe('site; fwd=miss; fwd-status=200; stored');
    expect(missStatus(200, true, true)).toBe('site; fwd=miss; fwd-status=200; stored; collapsed');
    expect(missStatus(503, false, false)).toBe('site; fwd=miss; fwd-status=503');
  });
});
