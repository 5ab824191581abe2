/** What may be kept, for how long, and what caches beyond this one are told (RFC 9111, RFC 5861). Pure. */

/** All in milliseconds. */
export const ages = {
  fresh: 60_000,
  /** A stale page goes on being sent for a day, for when the content service is away. */
  kept: 86_400_000,
  notFound: 30_000,
  moved: 300_000,
  /** A page that lacks a part because its content could not be had. */
  lacking: 3_000,
  /** After a refresh that did not succeed. */
  backOff: 3_000,
} as const;

export interface RenderedAnswer {
  status: number;
  headers: Headers;
  body: Buffer;
  /** Loader data, not a document. */
  data: boolean;
  /** Some content could not be had: a part may be missing. */
  lacking: boolean;
}

/**
 * `page`: kept for a day; `brief`: kept while fresh, then forgotten; `none`: sent and forgotten,
 * because it failed (the last good page stays), is one visitor's own, or is of no kind that is kept.
 */
export type Keeping =
  | { kind: 'page' | 'brief'; fresh: number; kept: number }
  | { kind: 'none'; why: 'failed' | 'private' | 'other' };

/**
 * RFC 9111 §3, narrowed: only complete pages, and never what was meant for one visitor (`Set-Cookie`,
 * `private`, `no-store`). Errors are never kept: an error that is kept is an error for everybody.
 */
export function keepingOf({ status, headers, body, data, lacking }: RenderedAnswer): Keeping {
  if (isPrivate(headers)) return { kind: 'none', why: 'private' };
  if (status === 404 && !lacking) return briefly(ages.notFound);
  if ((status === 301 || status === 308) && headers.has('location')) return briefly(ages.moved);
  if (status !== 200)
    return { kind: 'none', why: status >= 500 || status === 429 || lacking ? 'failed' : 'other' };
  if (!isKindKept(headers, data)) return { kind: 'none', why: 'other' };
  if (!isComplete(headers, body, data)) return { kind: 'none', why: 'failed' };
  if (lacking) return briefly(ages.lacking);
  const own = ownFreshness(headers);
  return own === null ? { kind: 'page', fresh: ages.fresh, kept: ages.kept } : briefly(own);
}

/**
 * A page that says itself how long it is fresh is one of many that hardly anybody else asks for, such as a
 * search: it is kept that long, apart from the pages everybody asks for, and pushes none of them out.
 */
function ownFreshness(headers: Headers): number | null {
  const seconds = /\bs-maxage=(\d{1,5})\b/i.exec(headers.get('cache-control') ?? '')?.[1];
  return seconds === undefined ? null : Math.min(Number(seconds) * 1000, ages.fresh);
}

function briefly(fresh: number): Keeping {
  return { kind: 'brief', fresh, kept: fresh };
}

export function isPrivate(headers: Headers): boolean {
  return (
    headers.has('set-cookie') || /\b(?:no-store|private|no-cache)\b/i.test(headers.get('cache-control') ?? '')
  );
}

/** The kinds of documents that are kept, and what a complete one ends with. */
const endings: Readonly<Record<string, readonly string[]>> = {
  'text/html': ['</html>'],
  'text/calendar': ['END:VCALENDAR'],
  'application/atom+xml': ['</feed>'],
  'application/rss+xml': ['</rss>'],
  'application/xml': ['</urlset>', '</sitemapindex>'],
  'application/json': ['}'],
  'application/schema+json': ['}'],
  // A line that is whole; what is kept so is made in one piece.
  'text/plain': ['\n'],
};

function endingsOf(headers: Headers): readonly string[] | undefined {
  const type = (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '';
  return Object.hasOwn(endings, type) ? endings[type] : undefined;
}

function isKindKept(headers: Headers, data: boolean): boolean {
  if (!data) return endingsOf(headers) !== undefined;
  const type = headers.get('content-type') ?? '';
  // Remix marks what a loader returned, as opposed to what it threw.
  return type.startsWith('application/json') && headers.has('x-remix-response');
}

function isComplete(headers: Headers, body: Buffer, data: boolean): boolean {
  if (data) return body.length > 0;
  const declared = headers.get('content-length');
  if (declared !== null && Number(declared) !== body.length) return false;
  const end = body.subarray(-32).toString('latin1');
  return (endingsOf(headers) ?? []).some((ending) => end.endsWith(ending) || end.trimEnd().endsWith(ending));
}

/** For the visitor's own browser, which asks each time and is answered 304; no cache in between may repeat it. */
export const forOneVisitor = 'private, max-age=0, must-revalidate';

/**
 * Whether a visit may begin with such an answer: a document that is looked at. A visit from outside must reach the
 * site, or nobody learns where it came from; files, feeds, calendars, data and redirects begin none.
 */
export function beginsVisits(status: number, contentType: string | null): boolean {
  return (status < 300 || status >= 400) && contentType?.startsWith('text/html') === true;
}

/**
 * What every cache is told: a browser asks each time (and is answered 304), a shared cache may repeat a
 * page while it is fresh (RFC 9111 §5.2.2.10). Nothing of RFC 5861 stands here: browsers would read it too
 * and show yesterday's page once more before they ask.
 *
 * @param shared whether a shared cache may keep it
 */
export function cacheControlOf(
  keeping: Keeping,
  own: string | null,
  lacking: boolean,
  shared: boolean,
): string {
  if (keeping.kind === 'none') return own ?? 'no-store';
  if (lacking) return 'no-store';
  return shared ? `public, max-age=0, must-revalidate, s-maxage=${keeping.fresh / 1000}` : forOneVisitor;
}

/**
 * What a CDN is told beside it (`CDN-Cache-Control`, RFC 9213), which browsers do not read: to keep a page
 * as long as the site does, also while the site is away (RFC 5861).
 */
export function cdnCacheControlOf(keeping: Keeping): string | null {
  if (keeping.kind !== 'page') return null;
  const kept = ages.kept / 1000;
  return `public, max-age=${keeping.fresh / 1000}, stale-while-revalidate=${kept}, stale-if-error=${kept}`;
}

/** An answer with a visitor's cookies belongs to that visitor: no cache in between may repeat them. */
export const withCookies = { cacheControl: forOneVisitor, cdnCacheControl: 'private' } as const;

/** Seconds for which a browser may use what it fetched ahead. */
const aheadFor = 30;

/**
 * What a browser fetches ahead of its visitor (`Sec-Purpose: prefetch`, Fetch §2.2.5) it may use for half a
 * minute without asking again: that is what it was fetched for. No cache in between may repeat it so.
 *
 * @param age seconds the answer says it is old, which browsers take off (RFC 9111 §4.2)
 */
export function fetchedAhead(age: number): { cacheControl: string; cdnCacheControl: string } {
  return { cacheControl: `private, max-age=${age + aheadFor}`, cdnCacheControl: 'private' };
}

export function isFetchedAhead(headers: Readonly<Record<string, unknown>>): boolean {
  return String(headers['sec-purpose'] ?? '').startsWith('prefetch');
}

export interface Times {
  storedAt: number;
  freshUntil: number;
  keptUntil: number;
}

/** `fresh`: send it; `stale`: send it and refresh it; `gone`: as if it were not there (RFC 9111 §4.2, §4.2.4). */
export function freshnessOf({ freshUntil, keptUntil }: Times, now: number): 'fresh' | 'stale' | 'gone' {
  if (now >= keptUntil) return 'gone';
  return now < freshUntil ? 'fresh' : 'stale';
}

/** Seconds since the page was made, never negative (RFC 9111 §5.1). */
export function ageOf({ storedAt }: Times, now: number): number {
  return Math.max(0, Math.floor((now - storedAt) / 1000));
}
