/** The content around an event on its page: other events, news, programmes, the campus. */
import { describe, expect, it } from 'vitest';
import { listEvents } from '~/school/agenda/events.server';
import { listNews } from '~/school/news/news.server';
import { createLabels } from '~/site/labels';
import { createRig } from '../../../tests/contract/service';
import { loadEvent } from './event-page.server';

const t = createLabels({});
const slug = 'journee-portes-ouvertes-bordeaux';

/** The demo school, with changes to this event. */
function open(changes: Record<string, unknown> = {}) {
  const rig = createRig({
    spoil: async (request, response) => {
      if (!request.url.includes(`/events/${slug}`)) return response;
      const body = await response.json();
      Object.assign(body.data.attributes ?? body.data, changes);
      return Response.json(body);
    },
  });
  const context = { content: rig.content, now: new Date(rig.now), origin: 'https://www.ecole.example', t };
  return { rig, page: async () => (await loadEvent(context, slug)).page };
}
const slugs = (entries: readonly { slug: string }[]) => entries.map((entry) => entry.slug);

describe('the lists below an event', () => {
  it('is the next four of its campus, without itself', async () => {
    const { rig, page } = open();
    const all = await listEvents(
      rig.content,
      new Date(rig.now),
      { campus: 'bordeaux' },
      { page: 1, pageSize: 50 },
    );
    expect(slugs(all.items)).toContain(slug);
    expect(slugs((await page()).otherEvents)).toEqual(
      slugs(all.items)
        .filter((other) => other !== slug)
        .slice(0, 4),
    );
  });

  it('are the next four events of the school if it belongs to no campus', async () => {
    const { rig, page } = open({ campus: null });
    const { otherEvents, campus } = await page();
    const all = await listEvents(rig.content, new Date(rig.now), {}, { page: 1, pageSize: 50 });
    expect(slugs(otherEvents)).toEqual(
      slugs(all.items)
        .filter((other) => other !== slug)
        .slice(0, 4),
    );
    expect(otherEvents).toHaveLength(4);
    expect(campus).toBeNull();
  });

  it('is three news: of its campus, then of the programme it is most about', async () => {
    const { rig, page } = open();
    const { event, news } = await page();
    const three = { page: 1, pageSize: 3 };
    const near = (await listNews(rig.content, { campus: 'bordeaux' }, three)).items;
    const about = (await listNews(rig.content, { programme: event.programmes[0]?.slug ?? '' }, three)).items;
    const expected = [...new Set([...slugs(near), ...slugs(about)])];
    expect(slugs(news)).toEqual(expected.slice(0, 3));
    const elsewhere = await open({ campus: null }).page();
    expect(slugs(elsewhere.news)).toEqual(slugs(about));
  });

  it('have no news and no programme without a subject and a campus', async () => {
    const { rig, page } = open({ campus: null, programmes: [] });
    expect(await page()).toMatchObject({ news: [], programmes: [] });
    expect(rig.faults.seen.filter((call) => /-news|\/programmes/.test(call))).toEqual([]);
  });

  it('is every programme it is about', async () => {
    const { event, programmes } = await open().page();
    expect(slugs(programmes).toSorted()).toEqual(slugs(event.programmes).toSorted());
    expect(event.programmes.length).toBeGreaterThan(0);
  });
});

it('an event whose campus is not listed has no address, but has a page', async () => {
  expect((await open({ campus: { slug: 'atlantide', title: 'Atlantide' } }).page()).campus).toBeNull();
});
