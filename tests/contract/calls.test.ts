/** Section 7 of the specification: method, path and query of every call, and the used part of the answer. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findCrmUrl, listCourseCampuses, listCourses } from '~/school/admissions/crm.server';
import { nextEvents } from '~/school/agenda/next-events.server';
import { listNews } from '~/school/news/news.server';
import { findSection } from '~/school/pages/pages.server';
import { findMenu } from '~/site/menus.server';
import { findSettings } from '~/site/settings.server';
import { withOrdinarySpaces } from '../../content-model/values/non-breaking-spaces';
import { demoAccount } from '../../content-service/embedded/handler';
import { apiUrl, createRig, startOfService } from './service';

/** The calls seen, the login left out, with the query decoded. */
function calls(rig: ReturnType<typeof createRig>): string[] {
  return rig.faults.seen.filter((call) => !call.startsWith('POST /api/login')).map(decodeURIComponent);
}

/** The one call, or the first: texts with quoted facts request these too. */
function only(rig: ReturnType<typeof createRig>): URL {
  const seen = calls(rig).filter((call, at) => at === 0 || !isOfFacts(call));
  expect(seen).toHaveLength(1);
  const [method, address = ''] = seen[0]?.split(/ (.*)/s) ?? [];
  expect(method).toBe('GET');
  return new URL(address, apiUrl);
}

/** The settings, or one entry of a list that is counted. */
const isOfFacts = (call: string) =>
  call.startsWith('GET /api/users/me?') ||
  call.includes('pagination[pageSize]=1&') ||
  call.endsWith('pagination[pageSize]=1');

/** The query without `locale`, which every call carries. */
const parametersOf = (url: URL) => [...url.searchParams].filter(([name]) => name !== 'locale');

/** A text with the facts it quotes, which are numbers. */
function told(text: string): unknown {
  const [first = '', ...rest] = text
    .split(/\{\{[^}]+\}\}/)
    .map((part) => part.replace(/[.?*+^$[\]\\(){}|-]/g, '\\$&'));
  return rest.length === 0 ? text : expect.stringMatching(new RegExp(`^${[first, ...rest].join('\\d+')}$`));
}

/** The settings as they are in the demonstration's file. */
const written = JSON.parse(readFileSync('content-service/data/settings.json', 'utf8')) as Record<
  string,
  unknown
>;

describe('calls to the content service', () => {
  it('signs in with POST /login, username and password, without locale or token', async () => {
    const logins: Request[] = [];
    const others: Request[] = [];
    const rig = createRig({
      spoil: async (request, response) => {
        (request.url.includes('/login') ? logins : others).push(request);
        return response;
      },
    });
    await findSettings(rig.content);
    const [login] = logins;
    expect(login?.method).toBe('POST');
    expect(login?.url).toBe(`${apiUrl}/login`);
    expect(login?.headers.has('authorization')).toBe(false);
    expect(await login?.json()).toEqual(demoAccount);
    expect(others.every((request) => request.headers.get('authorization')?.startsWith('Bearer '))).toBe(true);
  });

  it('sends locale=fr on every call but login', async () => {
    const rig = createRig();
    await Promise.all([
      findSettings(rig.content),
      findMenu(rig.content, 'footer'),
      listNews(rig.content, {}, { page: 1, pageSize: 5 }),
    ]);
    for (const call of calls(rig)) expect(call).toMatch(/[?&]locale=fr(&|$)/);
    expect(rig.faults.seen.filter((call) => call.includes('/login'))).toEqual(['POST /api/login']);
  });

  it('GET /users/me: site settings', async () => {
    const rig = createRig();
    const settings = await findSettings(rig.content);
    expect(parametersOf(only(rig))).toEqual([]);
    expect(only(rig).pathname).toBe('/api/users/me');
    const seo = written.seo as { metaDescription: string; metas: unknown; twitterSite: string };
    const [school] = written.schools as [{ phone: { number: string } }];
    expect(JSON.parse(withOrdinarySpaces(JSON.stringify(settings)))).toMatchObject({
      email: written.email,
      school: { phone: school.phone.number },
      title: told(written.title as string),
      siteName: written.siteName,
      siteUrl: `${written.siteUrl}/`,
      description: told(seo.metaDescription),
      metas: seo.metas,
      twitterSite: seo.twitterSite,
    });
    expect(settings.shareImage?.alt).toMatch(/^Illustration/);
    const visible = (written.social as { visible: boolean; type: string; url: string }[]).filter(
      (item) => item.visible,
    );
    expect(settings.social.map(({ type, href }) => [type, href])).toEqual(
      visible.map(({ type, url }) => [type, url]),
    );
  });

  it.each(['navbarproto', 'footer'] as const)('GET /menu-enrichis filtered by type %s', async (type) => {
    const rig = createRig();
    const menu = await findMenu(rig.content, type);
    const url = only(rig);
    expect(url.pathname).toBe('/api/menu-enrichis');
    expect(parametersOf(url)).toEqual([['filters[type][$eq]', type]]);
    expect(menu.length).toBeGreaterThan(2);
  });

  it('GET /events: exactly its fields, populate, sort, limit and date filter', async () => {
    const rig = createRig();
    const events = await nextEvents(rig.content, startOfService);
    const url = only(rig);
    expect(url.pathname).toBe('/api/events');
    expect(parametersOf(url)).toEqual([
      ['filters[$or][0][$and][0][dateEnd][$gte]', '2026-11-20'],
      ['filters[$or][0][$and][1][dateEnd][$notNull]', 'true'],
      ['filters[$or][1][dateStart][$gte]', '2026-11-20'],
      ['fields[0]', 'title'],
      ['fields[1]', 'slug'],
      ['fields[2]', 'description'],
      ['fields[3]', 'url'],
      ['fields[4]', 'dateStart'],
      ['fields[5]', 'dateEnd'],
      ['populate[campus][fields][0]', 'title'],
      ['populate[campus][fields][1]', 'slug'],
      ['sort[0]', 'dateStart:asc'],
      ['pagination[limit]', '6'],
    ]);
    expect(events).toHaveLength(6);
    const starts = events.map((event) => Date.parse(event.dateStart));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
  });

  it('GET /{namespace}-news: published only, the latest first', async () => {
    const rig = createRig();
    const { items, total } = await listNews(rig.content, {}, { page: 1, pageSize: 50 });
    const url = only(rig);
    expect(url.pathname).toBe('/api/iet-news');
    expect(parametersOf(url)).toEqual([
      ['filters[publishDate][$notNull]', 'true'],
      ['fields[0]', 'slug'],
      ['fields[1]', 'title'],
      ['fields[2]', 'publishDate'],
      ['fields[3]', 'summary'],
      ['populate[focusImage]', 'true'],
      ['populate[campus_infos][fields][0]', 'title'],
      ['populate[campus_infos][fields][1]', 'slug'],
      ['populate[campus_infos][populate][campus][fields][0]', 'title'],
      ['populate[campus_infos][populate][campus][fields][1]', 'slug'],
      ['populate[cat_news]', 'true'],
      ['sort[0]', 'publishDate:desc'],
      ['pagination[page]', '1'],
      ['pagination[pageSize]', '50'],
    ]);
    expect(total).toBe(43);
    expect(items).toHaveLength(43);
    for (const item of items) expect([item.title, item.summary, item.category]).not.toContain(null);
    expect(items.some((item) => item.image)).toBe(true);
    expect(rig.warnings).toEqual([]);
    const dates = items.map((item) => Date.parse(item.publishDate));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('GET /{namespace}-articles/{rubrique}: reads pageLayout', async () => {
    const rig = createRig();
    const page = await findSection(rig.content, 'ecole');
    expect(only(rig).pathname).toBe('/api/iet-articles/ecole');
    expect(parametersOf(only(rig))).toEqual([]);
    expect(page.pageLayout.blocks.length).toBeGreaterThan(0);
  });

  it('news and articles are requested in the namespace of the school', async () => {
    const rig = createRig();
    const content = { ...rig.content, namespace: 'autre' };
    await expect(findSection(content, 'ecole')).rejects.toMatchObject({ statusCode: 404 });
    // A collection cannot be removed: this service does not have the one the site requests.
    await expect(listNews(content, {}, { page: 1, pageSize: 5 })).rejects.toMatchObject({ statusCode: 503 });
    const paths = calls(rig).map((call) => call.split('?')[0]);
    expect(paths).toEqual(['GET /api/autre-articles/ecole', 'GET /api/autre-news']);
  });

  it('GET /crm-links/actions: courses by action, narrowed by campus', async () => {
    const rig = createRig();
    const all = await listCourses(rig.content, 'brochure', null);
    expect(only(rig).pathname).toBe('/api/crm-links/actions');
    expect(parametersOf(only(rig))).toEqual([]);
    const narrowed = await listCourses(rig.content, 'brochure', 'la-reunion');
    expect(calls(rig).at(-1)).toContain('campus=la-reunion');
    expect(narrowed.length).toBeLessThan(all.length);
    expect(all.some((course) => course.slug === 'technicien-riviere')).toBe(false);
  });

  it('GET /crm-links/{action}/{courseSlug}/campuses', async () => {
    const rig = createRig();
    const campuses = await listCourseCampuses(rig.content, 'contact', 'bachelor-ecotourisme');
    expect(only(rig).pathname).toBe('/api/crm-links/contact/bachelor-ecotourisme/campuses');
    expect(parametersOf(only(rig))).toEqual([]);
    expect(campuses).toHaveLength(2);
  });

  it('GET /crm-links/{action}/{courseSlug}/{campusSlug}: the url of the first item, null without one', async () => {
    const rig = createRig();
    const campuses = await listCourseCampuses(rig.content, 'brochure', 'bts-gpn');
    const url = await findCrmUrl(rig.content, 'brochure', 'bts-gpn', campuses[0]?.slug ?? '');
    expect(url).toContain('/demo/crm');
    expect(await findCrmUrl(rig.content, 'brochure', 'bts-gemeau', 'tours')).toBeNull();
    expect(await findCrmUrl(rig.content, 'brochure', 'bts-gpn', 'nulle-part')).toBeNull();
  });
});

describe('generic calls', () => {
  it('reads a path, and the cached data when present', async () => {
    const rig = createRig();
    const first = await rig.content.read('/sectors');
    const second = await rig.content.read('/sectors');
    expect(first).toEqual(second);
    expect(calls(rig)).toHaveLength(1);
  });

  it('answers a structured error, or null when errors are suppressed', async () => {
    const rig = createRig();
    await expect(rig.content.read('/programmes/nothing-here')).rejects.toMatchObject({
      statusCode: 404,
      errorText: expect.stringContaining('/programmes/nothing-here'),
    });
    expect(await rig.content.read('/programmes/nothing-here', {}, { suppressErrors: true })).toBeNull();
  });

  it('puts the service’s refusal and its reason into errorText; a wrong question is the site’s own mistake', async () => {
    const rig = createRig();
    await expect(rig.content.read('/events', { sort: ['title:up'] })).rejects.toMatchObject({
      statusCode: 500,
      serviceStatus: 400,
      errorText: 'GET /api/events: answered 400 (ValidationError: Invalid order up)',
    });
  });

  it('sends a payload, and never from the cache', async () => {
    const rig = createRig();
    await expect(rig.content.send('/contact-requests', { a: 1 })).rejects.toMatchObject({ statusCode: 503 });
    await expect(rig.content.send('/contact-requests', { a: 1 })).rejects.toMatchObject({ statusCode: 503 });
    expect(calls(rig)).toHaveLength(2);
    expect(calls(rig)[0]).toMatch(/^POST \/api\/contact-requests\?locale=fr$/);
  });
});
