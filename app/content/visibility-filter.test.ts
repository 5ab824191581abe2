/** If a service sends planned entries, visitors see only those that are published by now. */
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRig, type Rig, startOfService } from '../../tests/contract/service';
import type { ContentChange } from './content-change';
import { createDraftClient } from './draft-client.server';
import { listEvery } from './lists.server';
import { createPlannedChanges } from './planned-changes';

const entry = z.object({ slug: z.string() });
const query = { fields: ['slug'], sort: ['slug'], filters: { publishDate: { $notNull: true } } };
const tomorrow = Date.parse('2026-11-20T23:00:00Z');

let rig: Rig;
let planned: { change: ContentChange; at: number }[];
let moved: (slug: string) => string | undefined;
/** A service that knows no day of publication: it sends everything. */
beforeEach(() => {
  planned = [];
  moved = (slug) => (slug === 'charte-numerique-sobre' ? '2026-11-21' : undefined);
  rig = createRig({
    spoil: async (request, response) => {
      if (!new URL(request.url).pathname.startsWith('/api/iet-news')) return response;
      const body = (await response.json()) as { data: { slug: string; publishDate?: string }[] };
      for (const one of [body.data].flat())
        if (one && 'publishDate' in one) one.publishDate = moved(one.slug) ?? '2026-01-01';
      return Response.json(body, { status: response.status });
    },
  });
  const changes = createPlannedChanges(() => rig.now);
  rig.planned.plan = (change, at) => {
    planned.push({ change, at });
    changes.plan(change, at);
  };
});

const slugsOf = async (pageSize = 50) => {
  const { items, total } = await rig.content.list('/iet-news', entry, {
    ...query,
    pagination: { page: 1, pageSize },
  });
  return { slugs: items.map(({ slug }) => slug), total };
};

describe('a planned entry of a service that sends it early', () => {
  it('is in no list, and not counted, until its day', async () => {
    const before = await slugsOf();
    expect([before.slugs.length, before.total]).toEqual([42, 42]);
    expect(before.slugs).not.toContain('charte-numerique-sobre');
    rig.now = tomorrow;
    expect((await slugsOf(49)).slugs).toContain('charte-numerique-sobre');
  });

  it('has no page until its day, and is not taken for one that the service has lost', async () => {
    const page = () => rig.content.entry('/iet-news/charte-numerique-sobre', entry, { fields: ['slug'] });
    await expect(page()).rejects.toMatchObject({ statusCode: 404 });
    rig.now = tomorrow;
    expect(await page()).toEqual({ slug: 'charte-numerique-sobre' });
  });

  it('is noted with its moment, so that the site shows it then', async () => {
    await slugsOf();
    expect(planned).toEqual([
      {
        at: tomorrow,
        change: {
          collection: 'iet-news',
          knownCollection: expect.objectContaining({ path: '{namespace}-news' }),
          names: ['charte-numerique-sobre'],
          urgent: true,
        },
      },
    ]);
  });

  it('takes no other entry of a list of several pages with it', async () => {
    moved = (slug) => (slug < 'charte-numerique-sobrf' ? '2026-11-21' : undefined);
    const whole = await slugsOf(50);
    rig.cache.forget();
    const { slugs } = await slugsOf(10);
    expect(slugs.length).toBeLessThan(10);
    expect(whole.slugs.slice(0, slugs.length)).toEqual(slugs);
    expect((await listEvery(rig.content, '/iet-news', entry, query)).map(({ slug }) => slug)).toEqual(
      whole.slugs,
    );
  });

  it('is shown to editors with their drafts, and not where they see what is published', async () => {
    const shown = (drafts: boolean) =>
      createDraftClient({ ...rig.access, token: null, now: startOfService, drafts }).list(
        '/iet-news',
        entry,
        {
          ...query,
          fields: ['slug', 'publishDate'],
          pagination: { limit: 100 },
        },
      );
    const slugs = async (drafts: boolean) => (await shown(drafts)).items.map(({ slug }) => slug);
    expect(await slugs(true)).toContain('charte-numerique-sobre');
    expect(await slugs(false)).not.toContain('charte-numerique-sobre');
  });
});
