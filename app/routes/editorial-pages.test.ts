/** Editorial screens called as Remix calls them, on the embedded content service. */
import { readFileSync } from 'node:fs';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { describe, expect, it } from 'vitest';
import { argumentsOf } from '~/framework/testing';
import { markupOfPart } from '~/parts/parts-of-request.server';
import { services } from '~/services/services.server';
import { withOrdinarySpaces } from '../../content-model/values/non-breaking-spaces';
import { loader as article } from './article';
import { loader as gallery } from './block-gallery';
import { loader as cookies } from './cookies';
import { loader as demoCrm } from './demo-crm';
import { loader as errorDebug } from './error-debug';
import { loader as home } from './home';
import { loader as section } from './section';
import { loader as sitePlan } from './site-plan';
import { loader as subPage } from './sub-page';

const origin = services().env.publicOrigin;

/** The section as it is in the demonstration's file. */
const written = JSON.parse(readFileSync('content-service/data/articles/ecole/index.json', 'utf8')) as {
  pageLayout: { blocks: { __component: string; title?: string }[] };
};

type Loader = (args: LoaderFunctionArgs) => Promise<Response>;

/** The answer of a loader, returned or thrown. */
async function ask(
  loader: unknown,
  path: string,
  params: Record<string, string> = {},
  context = {},
): Promise<Response> {
  const asked = argumentsOf(new Request(`${origin}${path}`), params, context);
  return (loader as Loader)(asked).catch((thrown: Response) => thrown);
}

async function dataOf(response: Response) {
  expect(response.status).toBe(200);
  return response.json();
}

/** The visible text. */
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');

describe('the home page', () => {
  it('is the section accueil at /', async () => {
    const { page, blocks, head } = await dataOf(await ask(home, '/'));
    expect(blocks[0].kind).toBe('hero');
    expect(page.trail).toEqual([]);
    expect(page.section).toEqual([]);
    expect(head.canonical).toBe(`${origin}/`);
  });
});

describe('a section', () => {
  it('shows its blocks, its breadcrumb and its neighbours', async () => {
    const { page, blocks, head } = await dataOf(await ask(section, '/ecole', { rubrique: 'ecole' }));
    expect(blocks.length).toBeGreaterThan(3);
    expect(page.trail).toEqual([{ label: 'Accueil', href: '/' }]);
    expect(page.section[0].href).toBe('/ecole');
    expect(page.section.map((link: { href: string }) => link.href)).toContain('/ecole/nos-engagements');
    expect(head.canonical).toBe(`${origin}/ecole`);
  });

  it('shows each block in the editor’s order', async () => {
    const context = {};
    const { blocks, parts } = await dataOf(await ask(section, '/ecole', { rubrique: 'ecole' }, context));
    const known = written.pageLayout.blocks;
    expect(blocks).toHaveLength(known.length);
    for (const [index, { title }] of known.entries()) {
      const { id, live } = blocks[index];
      if (title)
        expect(
          withOrdinarySpaces(live ? live.title : textOf(markupOfPart(context, parts[id]) ?? '')),
        ).toContain(title);
    }
  });

  it('names its layout', async () => {
    const empty = await dataOf(await ask(section, '/plaquette-salon', { rubrique: 'plaquette-salon' }));
    expect(empty.layout).toBe('empty');
    const usual = await dataOf(await ask(section, '/ecole', { rubrique: 'ecole' }));
    expect(usual.layout).toBe('default');
  });

  it('of the home page redirects to / with its query', async () => {
    const response = await ask(section, '/accueil?utm_source=salon', { rubrique: 'accueil' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/?utm_source=salon');
  });

  it('gives a 404 of the catalogue if it does not exist, and fails validation if it cannot exist', async () => {
    const missing = await ask(section, '/inconnue', { rubrique: 'inconnue' });
    expect(missing.status).toBe(404);
    expect(await missing.json()).toEqual({
      statusCode: 404,
      kind: 'content',
      errorText: "Oops cette page n'existe pas (ou plus)",
    });
    const impossible = await ask(section, '/école!', { rubrique: 'école!' });
    expect(await impossible.json()).toEqual({
      statusCode: 404,
      kind: 'route',
      errorText: 'This page could not be found',
    });
  });
});

describe('a sub-page', () => {
  it('is listed below its section', async () => {
    const params = { rubrique: 'ecole', slug: 'nos-engagements' };
    const { page, head } = await dataOf(await ask(subPage, '/ecole/nos-engagements', params));
    expect(page.trail.map(({ href }: { href: string }) => href)).toEqual(['/', '/ecole']);
    expect(head.canonical).toBe(`${origin}/ecole/nos-engagements`);
  });

  it('gives a 404 of the catalogue if it does not exist, and fails validation if it cannot exist', async () => {
    const missing = await ask(subPage, '/ecole/x', { rubrique: 'ecole', slug: 'x' });
    expect(await missing.json()).toEqual({
      statusCode: 404,
      kind: 'content',
      errorText: "Oops cette page n'existe pas (ou plus)",
    });
    const impossible = await ask(subPage, '/ecole/a--b', { rubrique: 'ecole', slug: 'a--b' });
    expect(await impossible.json()).toEqual({
      statusCode: 404,
      kind: 'route',
      errorText: 'This page could not be found',
    });
  });
});

describe('/article', () => {
  it('shows a section and points to its own address', async () => {
    const { page, head } = await dataOf(await ask(article, '/article?rubrique=entreprise'));
    expect(page.href).toBe('/entreprise');
    expect(head.canonical).toBe(`${origin}/entreprise`);
  });

  it.each(['', '?rubrique=', '?rubrique=Éco', '?rubrique=a&rubrique=b'])(
    'fails validation for %j',
    async (query) => {
      const response = await ask(article, `/article${query}`);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({
        statusCode: 404,
        kind: 'route',
        errorText: 'This page could not be found',
      });
    },
  );
});

describe('the site plan', () => {
  it('lists programmes, campuses, careers and pages', async () => {
    const { plan } = await dataOf(await ask(sitePlan, '/plan'));
    expect(plan.programmes).toHaveLength(40);
    expect(plan.campuses).toHaveLength(26);
    expect(plan.careers.length).toBeGreaterThan(10);
    const hrefs = plan.sections.map(({ section: own }: { section: { href: string } }) => own.href);
    expect(hrefs).toContain('/ecole');
    expect(hrefs).not.toContain('/');
  });
});

describe('the cookie page', () => {
  it('shows how this site is configured', async () => {
    const { information } = await dataOf(await ask(cookies, '/cookies'));
    expect(information).toEqual({ originNeedsConsent: false, tagManager: false, groupFrames: false });
  });
});

describe('the debug page', () => {
  it('throws the error page with the status requested and no word of the visitor', async () => {
    const response = await ask(errorDebug, '/error/debug?status=403&message=bonjour');
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      statusCode: 403,
      kind: 'content',
      errorText: 'Accès refusé.',
    });
    expect((await ask(errorDebug, '/error/debug')).status).toBe(500);
  });
});

describe('the demo CRM', () => {
  it('shows what a CRM would receive, escaped, and stores nothing', async () => {
    const response = await ask(demoCrm, '/demo/crm?course=bts-gpn&campus=%3Cscript%3E');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const html = await response.text();
    expect(html).toContain('bts-gpn');
    expect(html).not.toContain('<script>');
  });
});

describe('the gallery', () => {
  it('shows every kind of block and stays out of search engines', async () => {
    const { blocks, head } = await dataOf(await ask(gallery, '/blocs'));
    expect(new Set(blocks.map(({ kind }: { kind: string }) => kind)).size).toBeGreaterThanOrEqual(20);
    expect(head.noindex).toBe(true);
  });
});
