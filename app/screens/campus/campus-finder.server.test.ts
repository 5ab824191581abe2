import { describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { createLabels } from '~/site/labels';
import { createRig, startOfService } from '../../../tests/contract/service';
import { loadCampusFinder } from './campus-finder.server';

const content = pageContent(createRig().content);
const t = createLabels({});
const find = (query: Record<string, string>) => {
  const url = new URL(`https://ecole.example/campus?${new URLSearchParams(query)}`);
  return loadCampusFinder({ content, now: startOfService, url }, t);
};
const near = (place: string) => find({ 'pres-de': place });

describe('the campuses around a place', () => {
  it('are six, the nearest first, each with its distance', async () => {
    const { nearest, nearness } = await near('44000');
    expect(nearness.place?.near).toBe('Près de Nantes');
    expect(nearest.map(({ slug }) => slug).slice(0, 3)).toEqual(['nantes', 'angers', 'rennes']);
    expect(nearest).toHaveLength(6);
    const [first, ...others] = nearest.map(({ distance }) => distance);
    expect(first).toBe('sur place');
    const kilometres = others.map((distance) => Number(distance.replace(/\D/g, '')));
    expect(kilometres).toEqual(kilometres.toSorted((a, b) => a - b));
  });

  it('may be around a campus, whose name need not be a town’s', async () => {
    const [first] = (await near('la réunion')).nearest;
    expect(first).toMatchObject({ slug: 'la-reunion', distance: 'sur place' });
  });

  it.each(['saint-denis', 'bretagne', 'PACA'])(
    'wait for the visitor’s word where several places are meant: %s',
    async (asked) => {
      const { nearest, nearness } = await near(asked);
      expect(nearest).toEqual([]);
      expect(nearness.choices.length).toBeGreaterThan(1);
      // Each choice leads to one place.
      for (const { word } of nearness.choices) expect((await near(word)).nearest).toHaveLength(6);
    },
  );

  it('are absent for an unknown place, which is named, and without one', async () => {
    const unknown = await near('zzzz');
    expect([unknown.nearest, unknown.nearness.problem]).toEqual([[], expect.stringContaining('zzzz')]);
    expect(await find({})).toMatchObject({ nearest: [], nearness: { input: '', problem: null } });
  });

  it('are unknown around a campus whose position is unknown', async () => {
    const rig = createRig({
      spoil: async (request, response) => {
        if (!new URL(request.url).pathname.endsWith('/campuses')) return response;
        const answer = (await response.json()) as { data: { slug: string }[] };
        const data = answer.data.map((campus) =>
          campus.slug === 'nantes' ? { ...campus, latitude: null, longitude: null } : campus,
        );
        return Response.json({ ...answer, data });
      },
    });
    const url = new URL('https://ecole.example/campus?pres-de=nantes');
    const context = { content: pageContent(rig.content), now: startOfService, url };
    expect((await loadCampusFinder(context, t)).nearest).toEqual([]);
  });

  it('are found by older addresses', async () => {
    const [first] = (await find({ pres: 'Saint-Denis (97400)' })).nearest;
    expect(first?.slug).toBe('la-reunion');
  });
});
