import { describe, expect, it } from 'vitest';
import { type RenderedResponse, retentionOf } from './retention';

const html = Buffer.from('<!DOCTYPE html><html><body>Formations</body></html>\n');
const answer = (
  changes: Partial<RenderedResponse> = {},
  headers: Record<string, string> = {},
): RenderedResponse => ({
  status: 200,
  headers: new Headers({ 'content-type': 'text/html; charset=utf-8', ...headers }),
  body: html,
  data: false,
  degraded: false,
  ...changes,
});
const loaderData = (headers: Record<string, string>) =>
  answer({ data: true, body: Buffer.from('{}') }, { 'content-type': 'application/json', ...headers });

describe('retention', () => {
  it('a complete page for a day, fresh for a minute', () => {
    expect(retentionOf(answer())).toEqual({ kind: 'page', fresh: 60_000, kept: 86_400_000 });
  });

  it('loader data that was returned, not thrown', () => {
    expect(retentionOf(loaderData({ 'x-remix-response': 'yes' }))).toMatchObject({ kind: 'page' });
    expect(retentionOf(loaderData({ 'x-remix-catch': 'yes' }))).toMatchObject({ kind: 'none' });
  });

  it('a 404 for half a minute, a redirect for five', () => {
    for (const status of [404, 410])
      expect(retentionOf(answer({ status }))).toEqual({ kind: 'brief', fresh: 30_000, kept: 30_000 });
    for (const status of [301, 308]) {
      const moved = answer({ status, body: Buffer.alloc(0) }, { location: '/actualites' });
      expect(retentionOf(moved)).toEqual({ kind: 'brief', fresh: 300_000, kept: 300_000 });
    }
  });

  it('a degraded page only for a moment', () => {
    expect(retentionOf(answer({ degraded: true }))).toEqual({ kind: 'brief', fresh: 3_000, kept: 3_000 });
    expect(retentionOf(answer({ status: 404, degraded: true }))).toEqual({ kind: 'none', why: 'failed' });
  });

  it('a page of a numerous kind only for its own duration, separately', () => {
    const searched = answer({}, { 'cache-control': 'public, s-maxage=45' });
    expect(retentionOf(searched)).toEqual({ kind: 'brief', fresh: 45_000, kept: 45_000 });
    const longer = answer({}, { 'cache-control': 'public, s-maxage=99999' });
    expect(retentionOf(longer)).toEqual({ kind: 'brief', fresh: 60_000, kept: 60_000 });
  });

  it.each([500, 502, 503, 504, 429])('no %i: the last good page stays', (status) => {
    expect(retentionOf(answer({ status }))).toEqual({ kind: 'none', why: 'failed' });
  });

  it.each([302, 303, 307, 400, 403, 405, 204, 206])('no %i', (status) => {
    expect(retentionOf(answer({ status }))).toEqual({ kind: 'none', why: 'other' });
  });

  it.each([
    ['set-cookie', 'a=b'],
    ['cache-control', 'no-store'],
    ['cache-control', 'private, max-age=60'],
    ['cache-control', 'no-cache'],
  ])('nothing with %s: %s: it is for one visitor (RFC 9111 §3)', (name, value) => {
    expect(retentionOf(answer({}, { [name]: value }))).toEqual({ kind: 'none', why: 'private' });
  });

  it('no truncated page', () => {
    for (const body of ['', '<!DOCTYPE html><html><body>', '<html></html><script>']) {
      expect(retentionOf(answer({ body: Buffer.from(body) }))).toEqual({ kind: 'none', why: 'failed' });
    }
    expect(retentionOf(answer({}, { 'content-length': '999' }))).toEqual({ kind: 'none', why: 'failed' });
  });

  it.each([
    ['text/calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n', 'BEGIN:VCALENDAR\r\n'],
    ['application/atom+xml', '<feed></feed>', '<feed>'],
    ['application/rss+xml', '<rss></rss>\n', '<rss>'],
    ['application/xml', '<urlset></urlset>\n', '<urlset>'],
    ['application/json', '{"a":{}}', '{"a":'],
    ['text/plain', 'Allow: /\n', 'Allow'],
  ])('a complete file of type %s, never half of one', (type, whole, half) => {
    const kept = (body: string) =>
      retentionOf(answer({ body: Buffer.from(body) }, { 'content-type': `${type}; charset=utf-8` }));
    expect(kept(whole)).toMatchObject({ kind: 'page' });
    expect(kept(half)).toEqual({ kind: 'none', why: 'failed' });
  });

  it.each(['application/pdf', 'image/png', 'application/octet-stream'])('no document of type %s', (type) => {
    expect(retentionOf(answer({}, { 'content-type': type }))).toEqual({ kind: 'none', why: 'other' });
  });
});

describe('a page with its own s-maxage', () => {
  const own = (control: string) => retentionOf(answer({}, { 'cache-control': control }));

  it('states in whole seconds how long it is fresh', () => {
    expect(own('public, s-maxage=5')).toMatchObject({ kind: 'brief', fresh: 5000 });
    expect(own('public, S-MaxAge=5')).toMatchObject({ kind: 'brief', fresh: 5000 });
    for (const control of ['public', 'public, max-age=5', 'xs-maxage=5', 's-maxage=123456'])
      expect(own(control), control).toMatchObject({ kind: 'page' });
  });
});

it('no redirect without a target, no failed 410, no data of another type', () => {
  expect(retentionOf(answer({ status: 301 }))).toEqual({ kind: 'none', why: 'other' });
  expect(retentionOf(answer({ status: 410, degraded: true }))).toEqual({ kind: 'none', why: 'failed' });
  expect(retentionOf(loaderData({ 'x-remix-response': 'yes', 'content-type': 'text/html' }))).toMatchObject({
    kind: 'none',
    why: 'other',
  });
});

describe('edge cases', () => {
  it('loader data may be any JSON value, but not empty', () => {
    const kept = (body: string) =>
      retentionOf({
        ...loaderData({ 'x-remix-response': 'yes', 'content-type': 'application/json; charset=utf-8' }),
        body: Buffer.from(body),
      });
    expect([kept('[]'), kept('null')]).toEqual([
      expect.objectContaining({ kind: 'page' }),
      expect.objectContaining({ kind: 'page' }),
    ]);
    expect(kept('')).toEqual({ kind: 'none', why: 'failed' });
  });

  it('a page of its stated length is complete, for any spelling of its type', () => {
    const whole = answer(
      {},
      { 'content-length': String(html.length), 'content-type': 'text/html ; charset=utf-8' },
    );
    expect(retentionOf(whole)).toMatchObject({ kind: 'page' });
    expect(retentionOf(answer({ status: 302 }, { location: '/campus' }))).toEqual({
      kind: 'none',
      why: 'other',
    });
  });
});
