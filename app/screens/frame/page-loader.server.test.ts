/** What the loader of a page gets and answers, and the answer of a file. */
import { createElement } from 'react';
import { describe, expect, it } from 'vitest';
import { ContentNotFound } from '~/content/errors';
import { argumentsOf } from '~/framework/testing';
import { markupOfPart } from '~/parts/parts-of-request.server';
import { englishContentOf } from './english-content.server';
import { fileResponse } from './file-response.server';
import type { PageContext } from './page-context.server';
import { pageLoader } from './page-loader.server';
import { routeSlug } from './route-slug.server';

const argumentsAt = (path: string, context: Record<string, unknown> = {}, method = 'GET') =>
  argumentsOf(new Request(`http://localhost:3000${path}`, { method }), { slug: 'lyon' }, context);
const Prices = () => createElement('p', { id: 'tarifs' }, '4 800 €');
const failing = (error: unknown) => async () => Promise.reject(error);

describe('a page’s loader', () => {
  it('answers data, with the headers it set, and lets redirects pass, returned or thrown', async () => {
    const load = pageLoader(async ({ headers, params }) => {
      headers.set('cache-control', 'no-store');
      return { slug: params['slug'] };
    });
    const answer = await load(argumentsAt('/campus/lyon'));
    expect([await answer.json(), answer.headers.get('cache-control')]).toEqual([
      { slug: 'lyon' },
      'no-store',
    ]);
    const moved = new Response(null, { status: 301, headers: { location: '/campus' } });
    expect(await pageLoader(async () => moved)(argumentsAt('/campus/lyon'))).toBe(moved);
    await expect(pageLoader(failing(moved))(argumentsAt('/campus/lyon'))).rejects.toBe(moved);
  });

  it('throws the answer to an error', async () => {
    const missing = new ContentNotFound('GET /campuses/lyon');
    const thrown = await pageLoader(failing(missing))(argumentsAt('/campus/lyon')).catch((answer) => answer);
    expect(thrown).toBeInstanceOf(Response);
    expect(thrown.status).toBe(404);
  });

  it('keeps the HTML of its parts in the load context, and none in its data', async () => {
    const asking = argumentsAt('/campus/lyon');
    const load = pageLoader(async ({ partRenderer }) => ({
      parts: { prices: (await partRenderer())(Prices, {}), none: null },
    }));
    const { parts } = await (await load(asking)).json();
    expect(parts).toEqual({ prices: { id: 'tarifs', version: expect.any(String) }, none: null });
    expect(markupOfPart(asking.context, parts.prices)).toBe('<p id="tarifs">4 800 €</p>');
  });

  it('reads the content in the language of the address', async () => {
    const read = pageLoader(async ({ locale, content, services, url, now, head, describe }) => {
      describe(() => null);
      const { canonical, locale: language } = await head({ title: 'Campus' });
      const own = locale === 'en' ? services.englishContent : services.content;
      const late = Math.abs(services.clock() - now.getTime()) < 60_000;
      return { locale, own: content.subject === own, query: url.search, canonical, language, late };
    });
    const french = argumentsAt('/campus?pres=lyon');
    expect(await (await read(french)).json()).toEqual({
      locale: 'fr',
      own: true,
      query: '?pres=lyon',
      canonical: 'http://localhost:3000/campus',
      language: 'fr',
      late: true,
    });
    expect(Object.keys(french.context)).toEqual(['structuredData']);
    const english = argumentsAt('/en/campuses', { renderContext: true });
    expect(await (await read(english)).json()).toMatchObject({
      locale: 'en',
      own: true,
      language: 'en',
    });
  });
});

describe('under another server', () => {
  const load = pageLoader(async ({ params }) => params);
  const led = async (path: string, method = 'GET') => {
    const answer = await load(argumentsAt(path, {}, method)).catch((thrown: Response) => thrown);
    return [answer.status, answer.headers.get('location')];
  };

  it('a page has one address, in lower case; the bytes it names are left as they are', async () => {
    expect(await led('/Campus/Lyon?utm_source=Salon')).toEqual([301, '/campus/lyon?utm_source=Salon']);
    // With both its slashes it would be an address of another site.
    expect(await led('//Evil.example/')).toEqual([301, '/evil.example/']);
    expect(await led('/campus/%C3%A9', 'HEAD')).toEqual([200, null]);
    expect(await led('/CAMPUS', 'POST')).toEqual([200, null]);
  });

  it('English addresses lead home while English is off; companies are not English', async () => {
    for (const path of ['/en', '/En', '/en/school'])
      expect(await led(`${path}?utm_source=salon`), path).toEqual([301, '/?utm_source=salon']);
    expect(await led('/entreprise')).toEqual([200, null]);
  });
});

describe('the part of an address that names an entry', () => {
  it('is a slug; any other text is an address that no route accepts (specification §2, §5)', async () => {
    expect(routeSlug('bts-gpn')).toBe('bts-gpn');
    for (const value of [undefined, '', 'a/b', '../secret', 'É']) {
      let thrown: unknown;
      try {
        routeSlug(value);
      } catch (error) {
        thrown = error;
      }
      expect((thrown as Response).status, value).toBe(404);
      expect(await (thrown as Response).json()).toEqual({
        statusCode: 404,
        kind: 'route',
        errorText: 'This page could not be found',
      });
    }
  });
});

it('English content exists only if the site has English pages', () => {
  const english = {} as PageContext['content'];
  const contentWith = (englishEnabled: boolean) =>
    englishContentOf({ env: { englishEnabled } as PageContext['services']['env'], englishContent: english });
  expect(contentWith(true)).toBe(english);
  expect(contentWith(false)).toBeNull();
});

describe('a file', () => {
  it('is of its type, in UTF-8, and listed by no search engine', async () => {
    const { headers } = fileResponse('BEGIN:VCALENDAR', 'text/calendar');
    expect([...headers]).toEqual([
      ['content-type', 'text/calendar; charset=utf-8'],
      ['x-robots-tag', 'noindex'],
    ]);
    const kept = fileResponse('', 'text/calendar', { download: 'jpo.ics' });
    expect(kept.headers.get('content-disposition')).toBe('attachment; filename="jpo.ics"');
  });
});
