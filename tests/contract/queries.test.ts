/**
 * Strapi 5's query conventions, as each content service answers them. Cases skipped on Strapi are in no question of the
 * site: its drafts have a separate API, SQLite knows capitals of ASCII only, some databases refuse JSON, and `$ne`
 * through a relation matches an entry with another one beside it.
 */
import { describe, expect, it } from 'vitest';
import { createRig } from './service';
import { isStrapi, post, serviceUnderTest, signedIn } from './service-under-test';

const service = serviceUnderTest();
const { get } = signedIn(service);

interface Answer {
  data: Record<string, unknown>[];
  meta: { pagination: Record<string, number> };
}
const list = async (address: string) => withoutNumbers((await get(address)).body) as Answer;
/** Strapi adds a number to every entry and component, whatever fields are requested. */
const withoutNumbers = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (key, inner) => (key === 'id' || key === 'documentId' ? undefined : inner)),
  );
const slugs = async (address: string) => (await list(address)).data.map((entry) => entry.slug);

describe('filters', () => {
  it.each([
    ['$eq', '/campuses?filters[slug][$eq]=lyon', ['lyon']],
    ['$in', '/campuses?filters[slug][$in][0]=lyon&filters[slug][$in][1]=brest', ['brest', 'lyon']],
    ['$contains', '/campuses?filters[title][$contains]=Réunion', ['la-reunion']],
    [
      '$containsi',
      `/campuses?filters[title][$containsi]=${isStrapi ? 'RéUNION' : 'RÉUNION'}`,
      ['la-reunion'],
    ],
    ['$or', '/campuses?filters[$or][0][slug][$eq]=lyon&filters[$or][1][slug][$eq]=caen', ['caen', 'lyon']],
    [
      '$and',
      '/campuses?filters[$and][0][region][$eq]=Bretagne&filters[$and][1][slug][$ne]=brest',
      ['rennes'],
    ],
  ])('%s', async (_, address, expected) => expect(await slugs(address)).toEqual(expected));

  it('compare numbers as numbers, dates as instants', async () => {
    const { data } = await list('/programmes?filters[exitLevel][$gte]=4&pagination[limit]=100');
    expect(data.every((programme) => Number(programme.exitLevel) >= 4)).toBe(true);
    const below = await list('/programmes?filters[exitLevel][$lt]=4&pagination[limit]=100');
    expect(data.length + below.data.length).toBe(40);
    const soon = await list(
      '/events?filters[dateStart][$gt]=2026-11-20&filters[dateStart][$lte]=2026-12-20&pagination[limit]=100',
    );
    expect(soon.data.length).toBeGreaterThan(0);
  });

  it.skipIf(isStrapi)('$null and $notNull', async () => {
    expect((await list('/iet-news?filters[publishDate][$null]=true')).data).toHaveLength(2);
    expect((await list('/iet-news?filters[publishDate][$notNull]=true')).meta.pagination.total).toBe(43);
  });

  it('filter through relations, in both directions', async () => {
    const { data } = await list('/programmes?filters[campuses][slug][$eq]=la-reunion');
    expect(data).toHaveLength(7);
    const campuses = await slugs('/campuses?filters[programmes][slug][$eq]=bachelor-ecotourisme');
    expect(campuses).toEqual(['annecy', 'la-rochelle']);
  });

  it.skipIf(isStrapi)('$ne on a multiple relation means that no related entry matches', async () => {
    const all = await slugs('/programmes?pagination[limit]=100');
    const there = await slugs('/programmes?filters[campuses][slug][$eq]=rennes&pagination[limit]=100');
    const others = await slugs('/programmes?filters[campuses][slug][$ne]=rennes&pagination[limit]=100');
    expect(there.length).toBeGreaterThan(0);
    expect(others.sort()).toEqual(all.filter((slug) => !there.includes(slug)).sort());
  });
});

describe('fields, populate, sort, pagination, locale', () => {
  it.skipIf(isStrapi).each(['asc', 'desc'])(
    'sorts entries that lack the value last, %s',
    async (direction) => {
      const { data } = await list(`/iet-news?sort=publishDate:${direction}&pagination[limit]=100`);
      const dates = data.map(({ publishDate }) => publishDate);
      expect(dates.slice(0, -2)).not.toContain(null);
      expect(dates.slice(-2)).toEqual([null, null]);
    },
  );

  it('sends the fields requested and no relation unless populated', async () => {
    const [entry] = (await list('/programmes?fields[0]=title&pagination[limit]=1')).data;
    expect(entry).toEqual({ title: expect.any(String) });
    const [whole] = (await list('/programmes?pagination[limit]=1')).data;
    expect(whole).not.toHaveProperty('campuses');
  });

  it('sends components, pictures and lists of either only when they are populated, to the depth requested', async () => {
    const programme = '/programmes?filters[slug][$eq]=bts-gpn';
    const [plain] = (await list(programme)).data;
    for (const key of ['duration', 'prices', 'plate', 'seo', 'campuses'])
      expect(plain).not.toHaveProperty(key);
    expect(plain).toMatchObject({ aims: expect.any(Array), rhythms: expect.any(Array) });
    const [whole] = (await list(`${programme}&populate=*`)).data;
    expect(whole).toMatchObject({ duration: { unit: 'years' }, plate: { url: expect.any(String) } });
    const [team] = (await list('/campuses?filters[slug][$eq]=lyon&populate[team][fields][0]=name')).data;
    expect(team?.team).toContainEqual({ name: expect.any(String) });
    const asked = '/campuses?filters[slug][$eq]=lyon&fields[0]=slug&populate[team][populate][portrait]=true';
    const [deep] = (await list(asked)).data;
    expect(Object.keys(deep ?? {})).toEqual(['slug', 'team']);
    expect((deep?.team as unknown[] | undefined)?.[0]).toMatchObject({
      portrait: { url: expect.any(String) },
    });
  });

  it.each([
    ['a component among the fields', '/programmes?fields[0]=duration', 'duration'],
    ['a picture among the fields', '/programmes?fields[0]=image', 'image'],
    ['a field that is not there', '/programmes?fields[0]=nothing', 'nothing'],
    ['a field that is not there, below', '/programmes?populate[sector][fields][0]=nothing', 'nothing'],
    ['a scalar among what is populated', '/programmes?populate[title]=true', 'title'],
    ['what is not there among what is populated', '/offers?populate=true', 'true'],
    ['a filter on what is not there', '/programmes?filters[nothing][$eq]=1', 'nothing'],
    ...(isStrapi
      ? []
      : [
          [
            'a filter on a list, which a database keeps as JSON',
            '/programmes?filters[aims][$contains]=x',
            'aims',
          ],
        ]),
    ['an order by what is not there', '/programmes?sort[0]=nothing', 'nothing'],
  ])('refuses %s, in Strapi’s words', async (_, address, key) => {
    const { status, body } = await get(address);
    expect(status).toBe(400);
    expect(body).toMatchObject({ error: { name: 'ValidationError', message: `Invalid key ${key}` } });
  });

  it('sends at most 100 entries, and states the limit', async () => {
    expect((await list('/campuses?pagination[pageSize]=1000')).meta.pagination.pageSize).toBe(100);
  });

  it('populates a relation with the fields requested', async () => {
    const [entry] = (
      await list('/programmes?filters[slug][$eq]=bts-gpn&fields[0]=title&populate[sector][fields][0]=title')
    ).data;
    expect(entry?.sector).toEqual({ title: expect.any(String) });
  });

  it('sorts by several keys', async () => {
    const { data } = await list('/programmes?sort[0]=exitLevel:desc&sort[1]=title:asc&pagination[limit]=100');
    const keys = data.map((entry) => [-Number(entry.exitLevel), String(entry.title)] as const);
    const collator = new Intl.Collator('fr', { numeric: true });
    expect(keys).toEqual([...keys].sort((a, b) => a[0] - b[0] || collator.compare(a[1], b[1])));
  });

  it('paginates by page and by offset', async () => {
    const page = await list('/campuses?pagination[page]=3&pagination[pageSize]=10');
    expect(page.data).toHaveLength(6);
    expect(page.meta.pagination).toEqual({ page: 3, pageSize: 10, pageCount: 3, total: 26 });
    const offset = await list('/campuses?pagination[start]=20&pagination[limit]=10');
    expect(offset.meta.pagination).toEqual({ start: 20, limit: 10, total: 26 });
    expect(offset.data).toEqual(page.data);
  });

  it('has content in French only', async () => {
    expect((await list('/campuses?locale=en')).data).toEqual([]);
  });
});

describe('the session', () => {
  const { apiUrl, account, handle } = service;
  const call = (init: RequestInit) => handle(new Request(`${apiUrl}/campuses`, init));

  it('refuses a wrong password and a missing or foreign token', async () => {
    expect((await post(service, '/login', { ...account, password: 'wrong' })).status).toBe(400);
    expect([401, 403]).toContain((await call({})).status);
    expect((await call({ headers: { authorization: 'Bearer 9999999999.abc.def' } })).status).toBe(401);
  });

  it.skipIf(isStrapi)('refuses an expired token', async () => {
    const rig = createRig({ tokenLifetime: 10 });
    const { get: ask } = signedIn({ ...service, handle: rig.faults.handler });
    expect((await ask('/campuses')).status).toBe(200);
    rig.now += 11_000;
    expect((await ask('/campuses')).status).toBe(401);
  });
});
