/** Content as an editor sees it, from the embedded service. */
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { apiUrl, createRig, type Rig } from '../../tests/contract/service';
import { recordContentUse } from './content-use.server';
import { createDraftClient } from './draft-client.server';
import { createPauses } from './pauses';
import type { Session } from './session.server';

let rig: Rig;
let asked: Request[];
let service: Session;
let serviceRefused: string[];
let given: unknown;
beforeEach(() => {
  asked = [];
  rig = createRig({
    spoil: async (request, response) => {
      asked.push(request);
      return response;
    },
  });
  serviceRefused = [];
  given = [{ slug: 'a', publishDate: null, related: [{ publishDate: null }] }];
  service = { token: async () => 'the-sites-own', forget: (token) => void serviceRefused.push(token) };
});

const clientOf = (token: string | null, drafts = true) =>
  createDraftClient({
    upstream: {
      ...rig.upstream,
      async exchange(make) {
        const request = make();
        asked.push(request);
        if (request.headers.get('authorization') === 'Bearer of-the-panel') {
          const { Unauthorised } = await import('./errors');
          throw new Unauthorised('401', { serviceStatus: 401 });
        }
        return { data: given, meta: {} };
      },
    },
    apiUrl,
    session: service,
    namespace: 'iet',
    report: rig.report,
    pauses: createPauses(() => 0),
    token,
    now: new Date('2026-11-23T09:00:00Z'),
    drafts,
  });
const tokens = () => asked.map((request) => request.headers.get('authorization'));
const anything = z.looseObject({});
const published = { filters: { publishDate: { $notNull: true } } };

describe('an editor’s content', () => {
  it('is asked for as drafts, those without a date of publication too, which are dated to now', async () => {
    const { items } = await clientOf('own').list('/iet-news', anything, published);
    const { searchParams } = new URL(asked[0]?.url ?? '');
    expect([searchParams.get('status'), searchParams.get('locale')]).toEqual(['draft', 'fr']);
    expect([...searchParams.keys()].filter((name) => name.includes('publishDate'))).toEqual([]);
    const now = '2026-11-23T09:00:00.000Z';
    expect(items).toEqual([{ slug: 'a', publishDate: now, related: [{ publishDate: now }] }]);
  });

  it('gets a date only where a date of publication is missing; all else is unchanged', async () => {
    given = [
      { slug: 'a', publishDate: '2026-01-05T08:00:00.000Z', dateEnd: null, places: 30, related: null },
    ];
    const { items } = await clientOf('own').list('/iet-news', anything);
    expect(items).toEqual(given);
  });

  it('is fresh, however it is read', async () => {
    const { result, use } = await recordContentUse(false, () => clientOf('own').read('/iet-news'));
    expect(result).toMatchObject([{ slug: 'a' }]);
    expect([use.stale, use.failed]).toEqual([false, false]);
  });

  it('does not change what is sent', async () => {
    await clientOf('own').send('/send', { ville: 'Lyon' });
    expect(asked.map(({ method, url }) => [method, url])).toEqual([['POST', `${apiUrl}/send?locale=fr`]]);
    expect(await asked[0]?.json()).toEqual({ ville: 'Lyon' });
  });

  it('is unchanged where the panel shows what visitors see', async () => {
    const { items } = await clientOf('own', false).list('/iet-news', anything, published);
    const { searchParams } = new URL(asked[0]?.url ?? '');
    expect([searchParams.has('status'), searchParams.has('filters[publishDate][$notNull]')]).toEqual([
      false,
      true,
    ]);
    expect(items).toMatchObject([{ publishDate: null }]);
  });

  it('is requested once for a page, and again for the next', async () => {
    const client = clientOf('own');
    await Promise.all([client.list('/iet-news', anything), client.list('/iet-news', anything)]);
    expect(asked).toHaveLength(1);
    await clientOf('own').list('/iet-news', anything);
    expect(asked).toHaveLength(2);
    expect(rig.cache.entries).toBe(0);
  });

  it('is read with the site’s own token where the editor has none', async () => {
    await clientOf(null).list('/events', anything);
    expect(tokens()).toEqual(['Bearer the-sites-own']);
  });

  it('reports a refused token to the site’s session, and never the editor’s', async () => {
    await clientOf('of-the-panel').list('/events', anything);
    expect(serviceRefused).toEqual([]);
    // The service refuses the site’s own token; the session learns that only from the refusal.
    service.token = async () => (serviceRefused.length === 0 ? 'of-the-panel' : 'renewed');
    await clientOf('an-editors').list('/works', anything);
    expect(serviceRefused).toEqual(['of-the-panel']);
    expect(tokens().at(-1)).toBe('Bearer renewed');
  });

  it('is read with the editor’s token; with the site’s own where the panel’s tokens read nothing', async () => {
    await clientOf('own').list('/events', anything);
    await clientOf('of-the-panel').list('/works', anything);
    await clientOf('of-the-panel').list('/people', anything);
    await clientOf(null).list('/offers', anything);
    const service = 'Bearer the-sites-own';
    expect(tokens()).toEqual(['Bearer own', 'Bearer of-the-panel', service, service, service]);
  });
});
