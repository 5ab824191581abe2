/** Section 7 of the specification: method, path and query of every call, and what is used of the answer. */
import { describe, expect, it } from 'vitest';
import { findCrmUrl, listCourseCampuses, listCourses } from '~/admissions/crm.server';
import { nextEvents } from '~/agenda/events.server';
import { findCampusTitle } from '~/campuses/campuses.server';
import { listNews } from '~/news/news.server';
import { findSection } from '~/pages/pages.server';
import { findMenu, findSettings } from '~/site/settings.server';
import { apiUrl, createRig, startOfService } from './service';

/** The calls seen, the login left out, with the query decoded. */
function calls(rig: ReturnType<typeof createRig>): string[] {
  return rig.faults.seen.filter((call) => !call.startsWith('POST /api/login')).map(decodeURIComponent);
}

function only(rig: ReturnType<typeof createRig>): URL {
  const seen = calls(rig);
  expect(seen).toHaveLength(1);
  const [method, address = ''] = seen[0]?.split(/ (.*)/s) ?? [];
  expect(method).toBe('GET');
  return new URL(address, apiUrl);
}

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
    expect(only(rig).pathname).toBe('/api/users/me');
    expect(settings.school.phone).toMatch(/^0\d/);
    expect(settings.social.every((item) => item.href.startsWith('https://'))).toBe(true);
  });

  it.each(['navbarproto', 'footer'] as const)('GET /menu-enrichis filtered by type %s', async (type) => {
    const rig = createRig();
    const menu = await findMenu(rig.content, type);
    const url = only(rig);
    expect(url.pathname).toBe('/api/menu-enrichis');
    expect(url.searchParams.get('filters[type][$eq]')).toBe(type);
    expect(menu.length).toBeGreaterThan(2);
  });

  it('GET /events: exactly its fields, populate, sort, limit and date filter', async () => {
    const rig = createRig();
    const events = await nextEvents(rig.content, startOfService);
    const url = only(rig);
    expect(url.pathname).toBe('/api/events');
    expect([...url.searchParams].filter(([name]) => name !== 'locale')).toEqual([
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

  it('GET /events of one campus: filtered by its slug', async () => {
    const rig = createRig();
    const events = await nextEvents(rig.content, startOfService, 'la-reunion');
    expect(only(rig).searchParams.get('filters[campus][slug][$eq]')).toBe('la-reunion');
    expect(events.length).toBeGreaterThan(0);
    for (const event of events) expect(event.campus?.slug).toBe('la-reunion');
  });

  it('GET /{namespace}-news: published only, the latest first', async () => {
    const rig = createRig();
    const { items, total } = await listNews(rig.content, {}, { page: 1, pageSize: 50 });
    const url = only(rig);
    expect(url.pathname).toBe('/api/iet-news');
    expect(url.searchParams.get('filters[publishDate][$notNull]')).toBe('true');
    expect(url.searchParams.get('sort[0]')).toBe('publishDate:desc');
    expect(url.searchParams.getAll('fields[0]')).toEqual(['slug']);
    for (const relation of ['focusImage', 'campus_infos', 'cat_news']) {
      expect([...url.searchParams.keys()].some((name) => name.startsWith(`populate[${relation}]`))).toBe(
        true,
      );
    }
    expect(total).toBe(43);
    const dates = items.map((item) => Date.parse(item.publishDate));
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  });

  it('GET /{namespace}-articles/{rubrique}: reads pageLayout', async () => {
    const rig = createRig();
    const page = await findSection(rig.content, 'ecole');
    expect(only(rig).pathname).toBe('/api/iet-articles/ecole');
    expect(page.pageLayout.blocks.length).toBeGreaterThan(0);
  });

  it('GET /crm-links/actions: courses by action, narrowed by campus', async () => {
    const rig = createRig();
    const all = await listCourses(rig.content, 'brochure', null);
    expect(only(rig).pathname).toBe('/api/crm-links/actions');
    const narrowed = await listCourses(rig.content, 'brochure', 'la-reunion');
    expect(calls(rig).at(-1)).toContain('campus=la-reunion');
    expect(narrowed.length).toBeLessThan(all.length);
    expect(all.some((course) => course.slug === 'technicien-riviere')).toBe(false);
  });

  it('GET /crm-links/{action}/{courseSlug}/campuses', async () => {
    const rig = createRig();
    const campuses = await listCourseCampuses(rig.content, 'contact', 'bachelor-ecotourisme');
    expect(only(rig).pathname).toBe('/api/crm-links/contact/bachelor-ecotourisme/campuses');
    expect(campuses).toHaveLength(2);
  });

  it('GET /crm-links/{action}/{courseSlug}/{campusSlug}: the url of the first item, null when there is none', async () => {
    const rig = createRig();
    const campuses = await listCourseCampuses(rig.content, 'brochure', 'bts-gpn');
    const url = await findCrmUrl(rig.content, 'brochure', 'bts-gpn', campuses[0]?.slug ?? '');
    expect(url).toContain('/demo/crm');
    expect(await findCrmUrl(rig.content, 'brochure', 'bts-gemeau', 'tours')).toBeNull();
    expect(await findCrmUrl(rig.content, 'brochure', 'bts-gpn', 'nulle-part')).toBeNull();
  });

  it('GET /campuses/{slug}: its title', async () => {
    const rig = createRig();
    expect(await findCampusTitle(rig.content, 'lyon')).toBe('Lyon');
    expect(only(rig).pathname).toBe('/api/campuses/lyon');
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
    await expect(rig.content.read('/nothing-here')).rejects.toMatchObject({
      statusCode: 404,
      errorText: expect.stringContaining('/nothing-here'),
    });
    expect(await rig.content.read('/nothing-here', {}, { suppressErrors: true })).toBeNull();
  });

  it('tells in the errorText what the service refused and why; a wrong question is the site’s own mistake', async () => {
    const rig = createRig();
    await expect(rig.content.read('/events', { sort: ['title:up'] })).rejects.toMatchObject({
      statusCode: 500,
      answered: 400,
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
