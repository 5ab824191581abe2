/** Each call of section 7 that is answered with nothing, in any of the shapes services have for it: no visitor sees a 500. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type RenderedSite, renderedSite } from './rendered-site';
import { shapesOfNothing } from './shapes-of-nothing';
import { between } from './spoilt-site';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('./spoilt-site')).spoiltHandler(original as never),
);

const origin = 'https://www.ecole.example';
interface Row {
  call: string;
  /** Path of the call below the API. */
  path: string;
  /** Query of the call, where two have one path. */
  query?: string;
  address: string;
  /** Fields of a form that is sent there. */
  form?: string;
  status: number;
  /** What the visitor sees. */
  shown: string;
  /** What the visitor does not see. */
  hidden?: string;
}

const chosen = 'course=bts-gpn&campus=lyon';
const missingPage = 'Oops cette page n&#x27;existe pas (ou plus)';
const rows: Row[] = [
  {
    call: 'site settings',
    path: 'users/me',
    address: '/formations',
    status: 200,
    shown: '/formations/bts-gpn',
  },
  {
    call: 'main menu',
    path: 'menu-enrichis',
    query: 'navbarproto',
    address: '/formations',
    status: 200,
    shown: '/formations/bts-gpn',
    hidden: 'id="menu-1"',
  },
  {
    call: 'footer',
    path: 'menu-enrichis',
    query: 'footer',
    address: '/formations',
    status: 200,
    shown: '/formations/bts-gpn',
  },
  {
    call: 'events',
    path: 'events',
    address: '/agenda',
    status: 200,
    shown: 'Aucun événement disponible pour le moment',
    hidden: 'href="/agenda/',
  },
  {
    call: 'news',
    path: 'iet-news',
    address: '/actualites',
    status: 200,
    shown: 'Aucun post retrouvé.',
    hidden: 'href="/actualites/',
  },
  { call: 'a page', path: 'iet-articles/ecole', address: '/ecole', status: 404, shown: missingPage },
  {
    call: 'courses by action',
    path: 'crm-links/actions',
    address: `/crm/brochure?${chosen}`,
    status: 302,
    shown: '',
  },
  {
    call: 'campuses of a course',
    path: 'crm-links/brochure/bts-gpn/campuses',
    address: '/crm/brochure',
    form: chosen,
    status: 400,
    shown: '<form',
  },
  {
    call: 'CRM link',
    path: 'crm-links/brochure/bts-gpn/lyon',
    address: '/crm/brochure',
    form: chosen,
    status: 404,
    shown: 'Lien CRM introuvable.',
  },
  { call: 'a campus', path: 'campuses/lyon', address: '/campus/lyon', status: 404, shown: missingPage },
  { call: 'labels', path: 'labels', address: '/formations', status: 200, shown: '/formations/bts-gpn' },
  {
    call: 'a programme',
    path: 'programmes/bts-gpn',
    address: '/formations/bts-gpn',
    status: 404,
    shown: missingPage,
  },
];

let site: RenderedSite;
let services: typeof import('../../app/services/services.server')['services'];

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ORIGIN', origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  site = await renderedSite(origin);
  ({ services } = await import('../../app/services/services.server'));
});

async function visit({ address, form }: Row) {
  if (form === undefined) return site.ask(address);
  return site.ask(address, {
    method: 'POST',
    body: form,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: new URL(origin).host, origin },
  });
}

describe.each(rows)('$call: $path', (row) => {
  it.each(Object.keys(shapesOfNothing))(`%s: ${row.status} ${row.shown}`, async (shape) => {
    let asked = 0;
    between.answer = async (service, request) => {
      const { pathname, search } = new URL(request.url);
      if (pathname !== `/api/${row.path}` || !search.includes(row.query ?? '')) return service(request);
      asked += 1;
      return shapesOfNothing[shape]?.() ?? service(request);
    };
    services().reloadContent();
    const response = await visit(row);
    const text = await response.text();
    expect([response.status, text.includes(row.shown)]).toEqual([row.status, true]);
    if (row.hidden) expect(text).not.toContain(row.hidden);
    expect(asked).toBeGreaterThan(0);
  });
});
