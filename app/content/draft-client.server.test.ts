/** Content as an editor sees it, from the embedded service. */
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod/v4';
import { apiUrl, createRig, type Rig } from '../../tests/contract/service';
import { createDraftClient } from './draft-client.server';
import type { Session } from './session.server';

let rig: Rig;
let asked: Request[];
let service: Session;
beforeEach(() => {
  asked = [];
  rig = createRig({
    spoil: async (request, response) => {
      asked.push(request);
      return response;
    },
  });
  service = { token: async () => 'the-sites-own', refused: () => undefined };
});

const clientOf = (token: string | null, drafts = true) =>
  createDraftClient({
    upstream: {
      ...rig.upstream,
      async exchange(make) {
        const request = make();
        asked.push(request);
        if (request.headers.get('authorization') === 'Bearer of-the-panel') {
          const { Unauthorised } = await import('./refusal-error');
          throw new Unauthorised('401', { answered: 401 });
        }
        return { data: [{ slug: 'a', publishDate: null, related: [{ publishDate: null }] }], meta: {} };
      },
    },
    apiUrl,
    session: service,
    namespace: 'iet',
    report: rig.report,
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

  it('is what visitors see where the panel shows that, as it is', async () => {
    const { items } = await clientOf('own', false).list('/iet-news', anything, published);
    const { searchParams } = new URL(asked[0]?.url ?? '');
    expect([searchParams.has('status'), searchParams.has('filters[publishDate][$notNull]')]).toEqual([
      false,
      true,
    ]);
    expect(items).toMatchObject([{ publishDate: null }]);
  });

  it('is asked for once for a page, and anew for the next', async () => {
    const client = clientOf('own');
    await Promise.all([client.list('/iet-news', anything), client.list('/iet-news', anything)]);
    expect(asked).toHaveLength(1);
    await clientOf('own').list('/iet-news', anything);
    expect(asked).toHaveLength(2);
    expect(rig.cache.entries).toBe(0);
  });

  it('is read with the editor’s token; with the site’s own where the panel’s tokens read nothing', async () => {
    await clientOf('own').list('/a', anything);
    await clientOf('of-the-panel').list('/b', anything);
    await clientOf('of-the-panel').list('/c', anything);
    await clientOf(null).list('/d', anything);
    const service = 'Bearer the-sites-own';
    expect(tokens()).toEqual(['Bearer own', 'Bearer of-the-panel', service, service, service]);
  });
});
