/** Old addresses of pages: what an editor's rename leaves in Strapi, and what the site answers there. */
import type { ChildProcess } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, type PanelApi, panelApi } from './panel-api';
import { closePanels, fieldOf, openEntry, signInToPanel } from './panel-browser';
import { startSite } from './site-on-strapi';
import { strapiUnderTest } from './strapi-service';

const { siteOrigin } = strapiUnderTest();
const pages = entriesOf('api::article.article');
const redirects = entriesOf('api::redirect.redirect');
const rubrique = 'adresses-des-tests';
const at = (slug: string) => `/${rubrique}/${slug}`;

let site: ChildProcess;
let reviewer: PanelApi;

interface Kept {
  documentId: string;
  from: string;
  to: string | null;
  why: string;
}

/** Those of these tests, by their old address. */
async function kept(): Promise<Kept[]> {
  const query = new URLSearchParams({
    'filters[from][$contains]': rubrique,
    sort: 'from:ASC',
    pageSize: '100',
  });
  const { body } = await reviewer('GET', `${redirects}?${query}`);
  return (body as { results: Kept[] }).results;
}
const leads = async () => (await kept()).map(({ from, to }) => [from, to]);

async function removeTraces(): Promise<void> {
  const query = new URLSearchParams({ 'filters[rubrique][$startsWith]': rubrique });
  const { body } = await reviewer('GET', `${pages}?${query}`);
  for (const { documentId } of (body as { results: Kept[] }).results)
    await reviewer('DELETE', `${pages}/${documentId}`);
  for (const { documentId } of await kept()) await reviewer('DELETE', `${redirects}/${documentId}`);
}

beforeAll(async () => {
  reviewer = await panelApi('relecture');
  await removeTraces();
  site = await startSite();
});
afterAll(async () => {
  await closePanels();
  site?.kill();
  await removeTraces();
});

/** What the site answers to visitors, once it has received the message. */
const answers = (address: string, ...expected: [status: number, location?: string]) =>
  expect
    .poll(
      async () => {
        const { status, headers } = await fetch(siteOrigin + address, { redirect: 'manual' });
        const location = headers.get('location');
        return location === null ? [status] : [status, location];
      },
      // Less than a doubt of the site lasts.
      { timeout: 20_000, interval: 100 },
    )
    .toEqual(expected);

const entry = (slug: string, section = rubrique) => ({
  title: 'Page des adresses',
  summary: 'Une page des tests.',
  updatedOn: '2026-11-01',
  rubrique: section,
  slug,
});
let page: string;
const publish = async (slug: string, section = rubrique) => {
  const changed = entry(slug, section);
  const { status, body } = await reviewer('POST', `${pages}/${page}/actions/publish`, changed);
  expect([status, body]).toEqual([200, expect.anything()]);
};
const unpublish = () => reviewer('POST', `${pages}/${page}/actions/unpublish`, {});

describe('a page that is renamed', () => {
  it('leaves nothing before it is published', async () => {
    const created = await reviewer('POST', pages, entry('brouillon'));
    page = (created.body as { data: { documentId: string } }).data.documentId;
    expect((await reviewer('PUT', `${pages}/${page}`, entry('un'))).status).toBe(200);
    await publish('un');
    expect(await leads()).toEqual([]);
    await answers(at('un'), 200);
  });

  it('is found at each address it had, in one step, and back at its first', async () => {
    await publish('deux');
    expect(await kept()).toMatchObject([{ from: at('un'), to: at('deux'), why: 'renamed' }]);
    await answers(at('un'), 301, at('deux'));
    await publish('trois');
    await answers(at('un'), 301, at('trois'));
    await answers(at('deux'), 301, at('trois'));
    await publish('un');
    await answers(at('un'), 200);
    await answers(at('trois'), 301, at('un'));
    expect(await leads()).toEqual([
      [at('deux'), at('un')],
      [at('trois'), at('un')],
    ]);
  });

  it('is found where it was before it moved below another section', async () => {
    await publish('un', `${rubrique}-2`);
    await answers(at('un'), 301, `/${rubrique}-2/un`);
    expect((await kept()).find(({ from }) => from === at('un'))).toMatchObject({ why: 'moved' });
    await publish('un');
    await answers(at('un'), 200);
  });

  it('keeps an address that it had before it was taken offline', async () => {
    await unpublish();
    await answers(at('un'), 404);
    await publish('quatre');
    await answers(at('un'), 301, at('quatre'));
  });
});

const write = (from: string, to: string | null) => reviewer('POST', redirects, { from, to });

describe('a redirect by hand', () => {
  it('answers that a page is gone, until the page is back', async () => {
    await unpublish();
    expect((await write(at('quatre'), null)).status).toBe(201);
    await answers(at('quatre'), 410);
    await publish('quatre');
    await answers(at('quatre'), 200);
    await answers(at('un'), 301, at('quatre'));
  });

  it('leads there in one step, and so does what led to it', async () => {
    expect((await write(at('a'), `/${rubrique.toUpperCase()}/Un/`)).status).toBe(201);
    expect((await write(at('b'), at('c'))).status).toBe(201);
    expect((await write(at('c'), '/contact')).status).toBe(201);
    expect(await leads()).toEqual(
      expect.arrayContaining([
        [at('a'), at('quatre')],
        [at('b'), '/contact'],
        [at('c'), '/contact'],
      ]),
    );
  });

  it.each([
    ['of a page', at('quatre'), '/contact', 'Page des adresses'],
    ['of a screen', '/formations', '/contact', 'le site a toujours'],
    ['of the CRM', '/crm/brochure', '/contact', 'le site a toujours'],
    ['that leads to itself', at('d'), at('d'), 'se renverraient'],
    ['that stands already', at('a'), '/contact', 'modifiez celle-là'],
    ['to no address', at('d'), 'contact', 'https://'],
  ])('%s is refused, with the way out', async (_, from, to, words) => {
    const { status, body } = await write(from, to);
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([
      400,
      expect.stringContaining(words),
    ]);
  });

  it('that is changed to lead to itself is refused, too', async () => {
    const [first] = (await kept()).filter(({ from }) => from === at('c'));
    const { status } = await reviewer('PUT', `${redirects}/${first?.documentId}`, {
      from: at('c'),
      to: at('c'),
    });
    expect(status).toBe(400);
  });
});

describe('a copy of a redirect', () => {
  const copy = async (fields: { from?: string; to?: string }) => {
    const original = (await kept()).find(({ from }) => from === at('c'));
    return reviewer('POST', `${redirects}/clone/${original?.documentId}`, fields);
  };

  it.each([
    ['of a screen', { from: '/formations' }, 'le site a toujours'],
    ['of its original', {}, 'modifiez celle-là'],
    ['that leads to itself', { from: at('e'), to: at('e') }, 'se renverraient'],
  ])('is refused at the address %s', async (_, fields, words) => {
    const { status, body } = await copy(fields);
    expect([status, (body as { error: { message: string } }).error.message]).toEqual([
      400,
      expect.stringContaining(words),
    ]);
  });

  it('leads where its original does, and what led to its address leads there', async () => {
    expect((await write(at('f'), at('g'))).status).toBe(201);
    expect((await copy({ from: `/${rubrique.toUpperCase()}/G/` })).status).toBe(200);
    expect(await leads()).toEqual(
      expect.arrayContaining([
        [at('c'), '/contact'],
        [at('f'), '/contact'],
        [at('g'), '/contact'],
      ]),
    );
  });
});

describe('the address of a new entry', () => {
  it('follows its title until an editor writes another one', async () => {
    const panel = await signInToPanel('redaction');
    await openEntry(panel, 'api::event.event', 'create');
    const [title, slug] = [fieldOf(panel, 'title'), fieldOf(panel, 'slug')];
    const becomes = (value: string) => expect.poll(() => slug.inputValue()).toBe(value);
    await title.pressSequentially('Journée à l’étang');
    await becomes('journee-a-l-etang');
    await title.fill('Nuit des étoiles');
    await becomes('nuit-des-etoiles');
    await slug.fill('etoiles');
    await title.fill('Nuit des étoiles filantes');
    await becomes('etoiles');
    await panel.context().close();
  });
});
