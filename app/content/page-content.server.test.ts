/** If the subject of a page fails, the page fails; a failing part beside it is left out. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createRig } from '../../tests/contract/service';
import type { ContentClient } from './client.server';
import { recordContentUse } from './content-use.server';
import { pageContent } from './page-content.server';

const entry = z.object({ slug: z.string() });
const ask = (content: ContentClient, limit = 5) =>
  content.list('/events', entry, { fields: ['slug'], pagination: { limit } });

describe('a list beside the subject of a page', () => {
  it.each(['error-500', 'refused', 'wrong-shape', 'down'] as const)(
    'is empty where it fails (%s), and the failure is logged once',
    async (kind) => {
      const rig = createRig();
      const content = pageContent(rig.content);
      rig.faults.set({ kind, only: '/events' });
      const { result, use } = await recordContentUse(false, () => ask(content));
      expect(result).toEqual({ items: [], total: 0, dropped: 0 });
      expect(use.failed).toBe(true);
      await ask(content, 7);
      expect(rig.warnings.map(({ fields }) => fields.path)).toEqual(['/events']);
    },
  );

  it('is not asked for again while its collection is in trouble', async () => {
    const rig = createRig();
    const content = pageContent(rig.content);
    rig.faults.set({ kind: 'error-500', only: '/events' });
    await ask(content, 5);
    rig.faults.set({ kind: 'none' });
    expect((await ask(content, 6)).items).toEqual([]);
    expect(rig.faults.seen).toEqual([]);
    rig.now += 5_000;
    expect((await ask(content, 7)).items).toHaveLength(7);
  });

  it('is asked for at once where a page is about it, and fails it', async () => {
    const rig = createRig();
    const content = pageContent(rig.content);
    rig.faults.set({ kind: 'error-500', only: '/events' });
    await ask(content);
    await expect(ask(content.subject)).rejects.toMatchObject({ statusCode: 503 });
    expect(rig.faults.seen.length).toBeGreaterThan(1);
  });

  it('is the last known one, if there is one', async () => {
    const rig = createRig();
    const content = pageContent(rig.content);
    const { items } = await ask(content);
    rig.faults.set({ kind: 'error-500' });
    rig.now += 120_000;
    expect((await ask(content)).items).toEqual(items);
  });

  it('is not an entry: a page is about that', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'error-500', only: '/campuses' });
    await expect(pageContent(rig.content).entry('/campuses/lyon', entry)).rejects.toMatchObject({
      statusCode: 503,
    });
  });
});
