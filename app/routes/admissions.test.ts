/** `/crm/*` called as Remix calls it, on the embedded content service. */
import { beforeAll, describe, expect, it } from 'vitest';
import { argumentsOf } from '~/framework/testing';
import { listCampuses } from '~/school/campuses/campuses.server';
import type { AdmissionsView } from '~/screens/admissions/admissions-view.server';
import type { AdmissionsPageData } from '~/screens/admissions/load-admissions.server';
import { type Services, services } from '~/services/services.server';
import { action, loader } from './admissions';

const origin = 'http://localhost:3000';
let own: Services;

beforeAll(() => {
  own = services();
});

async function get(name: string, query = ''): Promise<{ status: number; data: AdmissionsPageData }> {
  const request = new Request(`${origin}/crm/${name}${query}`);
  const response = await loader(argumentsOf(request, { action: name }));
  return { status: response.status, data: await response.json() };
}

async function post(name: string, body: string, cookie?: string): Promise<Response> {
  const request = new Request(`${origin}/crm/${name}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      ...(cookie ? { cookie } : {}),
    },
  });
  return action(argumentsOf(request, { action: name }));
}

const viewOf = async (response: Response) => (await response.json()) as AdmissionsView;
const slugs = (choices: readonly { slug: string }[] | null | undefined) => choices?.map(({ slug }) => slug);

describe('the page of an action', () => {
  it('starts without a choice: with courses, and no list of campuses yet', async () => {
    const { status, data } = await get('brochure');
    expect(status).toBe(200);
    expect(data.view.chosen).toEqual({ course: null, campus: null });
    expect(data.view.lists?.courses.length).toBeGreaterThan(20);
    expect(data.view.lists?.campuses).toBeNull();
    expect(data.head.canonical).toBe(`${own.env.publicOrigin}/crm/brochure`);
  });

  it('lists the campuses of a chosen course', async () => {
    const { data } = await get('brochure', '?course=bachelor-ecotourisme');
    expect(data.view.chosen.course).toBe('bachelor-ecotourisme');
    expect(data.view.lists?.campuses?.length).toBe(2);
  });

  it('narrows the courses to those of a chosen campus', async () => {
    const all = await get('contact');
    const { data } = await get('contact', '?campus=la-reunion');
    expect(data.view.chosen.campus).toBe('la-reunion');
    // Without a course, every campus can be chosen instead of this one.
    expect(slugs(data.view.lists?.campuses)).toHaveLength(26);
    expect(data.view.lists?.campuses).toContainEqual({ name: 'Lyon', slug: 'lyon' });
    expect(data.view.lists?.courses.length).toBeLessThan(all.data.view.lists?.courses.length ?? 0);
  });

  it('names the choice in its title, so that two open tabs can be distinguished', async () => {
    const titleOf = async (query: string) => (await get('brochure', query)).data.head;
    const nothing = await titleOf('');
    expect(nothing.title).toMatch(/^Recevoir une brochure \|/);
    expect(nothing.description).toContain('brochure');
    const { view } = (await get('brochure', '?course=bts-gpn&campus=lyon')).data;
    const name = view.lists?.courses.find(({ slug }) => slug === 'bts-gpn')?.name;
    const both = await titleOf('?course=bts-gpn&campus=lyon');
    expect(both.title).toContain(`Recevoir une brochure – ${name} – Lyon |`);
    expect(both.canonical).toBe(nothing.canonical);
  });

  it('reports a missing choice only after the form was sent without it', async () => {
    const problemOf = async (query: string) => (await get('contact', query)).data.view.problem;
    expect(await problemOf('?course=')).toEqual({ kind: 'missing' });
    expect(await problemOf('?campus=')).toBeNull();
    expect(await problemOf('?course=&campus=lyon')).toBeNull();
    expect(await problemOf('?course=bts-gpn')).toBeNull();
  });

  it('clears a campus that does not teach the course', async () => {
    const { data } = await get('brochure', '?course=bts-gpn&campus=metz');
    const taught = slugs(data.view.lists?.campuses) ?? [];
    expect(taught).not.toContain('metz');
    expect(data.view.chosen).toEqual({ course: 'bts-gpn', campus: null });
  });

  it('shows the phone of the chosen campus, or the school’s', async () => {
    const lyon = (await listCampuses(own.content)).find(({ slug }) => slug === 'lyon');
    expect((await get('contact', '?campus=lyon')).data.view.contact).toEqual({
      campus: lyon?.title,
      phone: lyon?.phone,
    });
    expect((await get('contact')).data.view.contact.phone).toMatch(/\d/);
  });

  it('says so when a programme has no brochure', async () => {
    const { status, data } = await get('brochure', '?course=technicien-riviere&campus=lyon');
    expect(status).toBe(200);
    expect(data.view.problem).toMatchObject({
      kind: 'not-offered',
      programme: { slug: 'technicien-riviere' },
    });
  });

  it.each([
    '?course=nowhere',
    '?course=<b>x',
    '?campus=atlantis',
    '?course=a&course=b',
    `?course=${'a'.repeat(10_000)}`,
  ])('shows no choice for %.40s', async (query) => {
    const { status, data } = await get('registration', query);
    expect(status).toBe(200);
    expect(data.view.chosen).toEqual({ course: null, campus: null });
    expect(data.view.problem).toBeNull();
  });

  it('does not exist for an unknown action', async () => {
    const request = new Request(`${origin}/crm/xyz`);
    const thrown = await loader(argumentsOf(request, { action: 'xyz' })).catch((error) => error);
    expect(thrown.status).toBe(404);
    expect(await thrown.json()).toEqual({
      statusCode: 404,
      kind: 'route',
      errorText: 'This page could not be found',
    });
    const again = await action(argumentsOf(request, { action: 'xyz' })).catch((error) => error);
    expect(again.status).toBe(404);
  });
});

describe('posting a choice', () => {
  it.each(['brochure', 'contact', 'registration'])('leaves for the CRM: %s', async (name) => {
    const cookie = 'origine-tracking=ORGANIC_google; utm_source=ORGANIC_google; utm_medium=organic';
    const response = await post(name, 'course=bts-gpn&campus=lyon', cookie);
    expect(response.status).toBe(303);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const url = new URL(response.headers.get('location') ?? '', own.env.publicOrigin);
    expect(url.origin).toBe(own.env.publicOrigin);
    expect(url.pathname).toBe('/demo/crm');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: name,
      course: 'bts-gpn',
      campus: 'lyon',
      'origine-tracking': 'ORGANIC_google',
      utm_source: 'ORGANIC_google',
      utm_medium: 'organic',
    });
  });

  it('is a direct visit when no origin is remembered', async () => {
    const response = await post('brochure', 'course=bts-gpn&campus=lyon');
    const { searchParams } = new URL(response.headers.get('location') ?? '', own.env.publicOrigin);
    expect(searchParams.get('origine-tracking')).toBe('direct');
    expect(searchParams.get('utm_medium')).toBe('none');
  });

  it.each([
    ['', { course: null, campus: null }],
    ['course=bts-gpn', { course: 'bts-gpn', campus: null }],
    ['campus=lyon&course=', { course: null, campus: 'lyon' }],
  ])('asks for the missing value in %j and keeps the rest', async (body, chosen) => {
    const response = await post('brochure', body);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const view = await viewOf(response);
    expect(view.problem).toEqual({ kind: 'missing' });
    expect(view.chosen).toEqual(chosen);
  });

  it.each([
    'course=nowhere&campus=lyon',
    'course=bts-gpn&campus=atlantis',
    'course=bts-gpn&campus=lyon&campus=lyon',
    'course=bts-gpn&campus=<script>',
    `course=bts-gpn&campus=${'a'.repeat(10_000)}`,
    `course=${'x'.repeat(30_000)}`,
  ])('refuses %.50s without a redirect and without repeating the input', async (body) => {
    const response = await post('contact', body);
    expect(response.status).toBe(400);
    expect(response.headers.has('location')).toBe(false);
    const view = await viewOf(response);
    expect(view.problem).toEqual({ kind: 'invalid' });
    expect(JSON.stringify(view)).not.toMatch(/nowhere|atlantis|script|aaaaa|xxxxx/);
  });

  it('says that the campus does not teach the course, and keeps both', async () => {
    const response = await post('brochure', 'course=bts-gpn&campus=metz');
    expect(response.status).toBe(400);
    const view = await viewOf(response);
    expect(view.problem).toEqual({ kind: 'not-taught' });
    expect(view.chosen).toEqual({ course: 'bts-gpn', campus: 'metz' });
    expect(slugs(view.lists?.campuses)).toContain('metz');
  });

  it('says that a programme has no brochure', async () => {
    const response = await post('brochure', 'course=technicien-riviere&campus=lyon');
    expect(response.status).toBe(404);
    expect((await viewOf(response)).problem?.kind).toBe('not-offered');
  });

  it('finds no link where the CRM has a gap, keeps the choice and names the campus to call', async () => {
    const response = await post('contact', 'course=bts-gemeau&campus=tours');
    expect(response.status).toBe(404);
    const view = await viewOf(response);
    expect(view.problem).toEqual({ kind: 'no-link' });
    expect(view.chosen).toEqual({ course: 'bts-gemeau', campus: 'tours' });
    expect(view.contact.campus).toBe('Tours');
    expect(view.contact.phone).toMatch(/\d/);
  });
});
