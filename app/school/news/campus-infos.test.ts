import { describe, expect, it } from 'vitest';
import { createRig } from '../../../tests/contract/service';
import { findNews, listNews } from './news.server';

const onAix = 'aix-en-provence-ecoute-des-chauves-souris';

/** A service whose answers name campuses in another form than the embedded one. */
const rigWith = (infos: unknown) =>
  createRig({
    spoil: async (request, response) => {
      if (!request.url.includes(onAix)) return response;
      const body = (await response.json()) as { data: object };
      return Response.json({ ...body, data: { ...body.data, campus_infos: infos } });
    },
  });

describe('the campuses a news item names', () => {
  it('are requested as nested fields: the service sends none by itself', async () => {
    const rig = createRig();
    const { items } = await listNews(rig.content, { campus: 'lyon' }, { page: 1, pageSize: 3 });
    const asked = rig.faults.seen.map(decodeURIComponent).find((call) => call.includes('iet-news')) ?? '';
    expect(asked).toContain('populate[campus_infos][populate][campus][fields][0]=title');
    expect(asked).toContain('populate[campus_infos][populate][campus][fields][1]=slug');
    expect(items[0]?.campuses.map(({ campus }) => campus?.slug)).toContain('lyon');
  });

  it('keep the item’s title and slug, beside the campus', async () => {
    const campus = { slug: 'lyon', title: 'Lyon' };
    const rig = rigWith([{ title: 'Lyon Confluence', slug: 'lyon-confluence', campus }]);
    const { campuses } = await findNews(rig.content, onAix);
    expect(campuses).toEqual([{ title: 'Lyon Confluence', slug: 'lyon-confluence', campus }]);
  });

  it('use the campus for values that the item lacks, and may have no campus', async () => {
    const campus = { slug: 'lyon', title: 'Lyon' };
    const rig = rigWith([
      { title: null, slug: null, campus },
      { title: 'Gap', slug: 'gap' },
      { title: null },
    ]);
    const { campuses } = await findNews(rig.content, onAix);
    expect(campuses).toEqual([
      { title: 'Lyon', slug: 'lyon', campus },
      { title: 'Gap', slug: 'gap', campus: null },
    ]);
  });

  it('may be one object, or absent', async () => {
    const gap = { title: 'Gap', slug: 'gap' };
    expect((await findNews(rigWith(gap).content, onAix)).campuses).toEqual([{ ...gap, campus: null }]);
    expect((await findNews(rigWith(null).content, onAix)).campuses).toEqual([]);
  });
});
