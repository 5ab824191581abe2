/** A service that lacks a field the site asks for. */
import { describe, expect, it } from 'vitest';
import { createRig } from '../../tests/contract/service';
import { listEvents, nextEvents } from '../school/agenda/events.server';
import { refusedKeyOf } from './refusals';

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

const page = { page: 1, pageSize: 5 };

describe('a field the content service does not have', () => {
  it.each(['availability', 'timezone', 'dateEnd', 'image'])(
    '%s costs itself, and one line of the log',
    async (field) => {
      const { rig, asked } = without(field);
      const now = new Date(rig.now);
      const { items } = await listEvents(rig.content, now, {}, page);
      expect(items.length).toBeGreaterThan(0);
      await listEvents(rig.content, now, { past: true }, page);
      expect(asked.filter((search) => decodeURIComponent(search).includes(field))).toHaveLength(1);
      const told = rig.warnings.map(({ fields }) => fields.path);
      expect(told).toEqual([expect.stringMatching(new RegExp(`^/events .*${field}$`))]);
    },
  );

  it('is asked for again after a while', async () => {
    const { rig, asked } = without('availability');
    const ask = () => listEvents(rig.content, new Date(rig.now), {}, page);
    await ask();
    rig.now += 700_000;
    rig.cache.forget();
    await ask();
    expect(asked.filter((search) => search.includes('availability'))).toHaveLength(2);
  });

  it('that is not asked for is a refusal like any other', async () => {
    const rig = createRig();
    rig.faults.set({ kind: 'refused', only: '/events' });
    await expect(nextEvents(rig.content, new Date(rig.now))).rejects.toMatchObject({ statusCode: 500 });
  });

  it.each([
    ['Invalid key availability', 'availability'],
    ['Invalid key timezone at campus.timezone', 'campus.timezone'],
    ['Invalid parameter availability', 'availability'],
    ['something else', undefined],
  ])('is told by %s', (message, key) => {
    expect(refusedKeyOf(JSON.stringify({ error: { name: 'ValidationError', message } }))).toBe(key);
  });
});
