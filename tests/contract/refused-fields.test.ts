/** A service that lacks a field the site asks for. */
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Filters } from '~/content/query';
import { selectionOf } from '~/content/selection.server';
import { optionalIsoDate, optionalText, orAbsent, slug, text } from '../../content-model/reading/lenient';
import { wholeOnWire } from '../../content-model/reading/on-wire';
import { createRig, type Rig } from './service';

const optionalMedia = orAbsent(wholeOnWire(z.object({ url: text })));

/** Refuses every question that names the field, as Strapi does. */
function without(field: string) {
  const asked: string[] = [];
  const rig = createRig({
    spoil: async (request, response) => {
      const { pathname, search } = new URL(request.url);
      if (!pathname.endsWith('/events')) return response;
      asked.push(search);
      if (!decodeURIComponent(search).includes(field)) return response;
      const error = { status: 400, name: 'ValidationError', message: `Invalid key ${field}` };
      return Response.json({ data: null, error }, { status: 400 });
    },
  });
  return { rig, asked };
}

const event = z.object({
  slug,
  title: text,
  dateEnd: optionalIsoDate,
  availability: optionalText,
  image: optionalMedia,
  campus: orAbsent(z.object({ title: text, slug, timezone: optionalText })),
});
const today = '2026-11-20';
const listOf = (
  rig: Rig,
  filters: Filters = { $or: [{ dateEnd: { $gte: today } }, { dateStart: { $gte: today } }] },
) =>
  rig.content.list('/events', event, {
    filters,
    ...selectionOf(event),
    sort: ['dateStart:asc'],
    pagination: { limit: 5 },
  });

describe('a field the content service does not have', () => {
  it.each(['availability', 'timezone', 'dateEnd', 'image'])(
    '%s costs itself, and one line of the log',
    async (field) => {
      const { rig, asked } = without(field);
      const { items } = await listOf(rig);
      expect(items.length).toBeGreaterThan(0);
      await listOf(rig, { dateStart: { $lt: today } });
      expect(asked.filter((search) => decodeURIComponent(search).includes(field))).toHaveLength(1);
      const told = rig.warnings.map(({ fields }) => fields.path);
      expect(told).toEqual([expect.stringMatching(new RegExp(`^/events .*${field}$`))]);
    },
  );

  it('is asked for again after a while', async () => {
    const { rig, asked } = without('availability');
    const ask = () => listOf(rig);
    await ask();
    rig.now += 700_000;
    rig.cache.forget();
    await ask();
    expect(asked.filter((search) => search.includes('availability'))).toHaveLength(2);
  });

  it('that is not asked for is a refusal like any other', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'refused', only: '/events' });
    await expect(listOf(rig)).rejects.toMatchObject({ statusCode: 500 });
  });
});
