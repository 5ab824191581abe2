/** A school without a CRM: its three actions lead to a contact, from any page. */
import { beforeAll, expect, it, vi } from 'vitest';
import { admissionsActions } from '~/school/admissions/actions';
import { type RenderedSite, renderedSite } from './rendered-site';
import { between } from './spoilt-site';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('./spoilt-site')).spoiltHandler(original as never),
);

const origin = 'https://www.ecole.example';
let site: RenderedSite;

/** The courses of each action, as the service says them. */
const offering = (courses: object) => {
  between.answer = async (service, request) =>
    new URL(request.url).pathname === '/api/crm-links/actions' ? Response.json(courses) : service(request);
};
const course = [{ id: 1, name: 'BTSA GPN', slug: 'bts-gpn' }];

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ORIGIN', origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  offering({});
  site = await renderedSite(origin);
});

/** Addresses of the links to admissions pages. */
async function admissionsLinks(address: string): Promise<string[]> {
  const html = await (await site.ask(address)).text();
  return [...html.matchAll(/<a\b[^>]*?\shref="(\/crm\/[^"?]*)/g)].map(([, href]) => href ?? '');
}

it('has no link to an admissions page on any screen, and says so in no list of pages', async () => {
  for (const address of [
    '/',
    '/blocs',
    '/formations/bts-gpn',
    '/campus/lyon',
    '/formations?q=zzzqx',
    '/agenda',
    '/offres-alternance',
    '/tarifs',
    '/pour-vous?situation=bac&pres-de=lyon',
    '/plan',
    '/recherche?q=zzzqx',
    '/contact',
  ])
    expect([address, await admissionsLinks(address)]).toEqual([address, []]);
  expect(await (await site.ask('/sitemaps/pages.xml')).text()).not.toContain('/crm/');
});

it.each([
  ['?campus=lyon&course=bts-gpn', '/campus/lyon#venir'],
  ['?course=bts-gpn', '/formations/bts-gpn#campus'],
])('sends a link of an editor’s or another site’s on to the contact: %s', async (query, location) => {
  for (const action of admissionsActions) {
    const { status, headers } = await site.ask(`/crm/${action}${query}`);
    expect([action, status, headers.get('location')]).toEqual([action, 302, location]);
  }
});

it('names on the page of an action what is missing, and a contact', async () => {
  const html = await (await site.ask('/crm/brochure')).text();
  expect(html).toContain('aucune brochure n');
  expect(html).toMatch(/<main\b(?:(?!<\/main>).)*href="\/contact"/s);
});

it('is not a school whose CRM lacks one action: that one leads to the page of the contact', async () => {
  offering({ contact: course, registration: course, brochure: [] });
  const { services } = await import('~/services/services.server');
  services().reloadContent();
  const links = await admissionsLinks('/campus/lyon');
  expect(new Set(links)).toEqual(new Set(['/crm/contact', '/crm/registration']));
  expect((await site.ask('/crm/brochure')).status).toBe(200);
});
