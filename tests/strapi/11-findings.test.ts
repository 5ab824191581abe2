/** The real panel reports, in the form, what is published and not shown; its choices are French. */
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maxBytes } from '../../content-model/rules/picture-limits';
import { mediaLibrary } from './media-library';
import { editorAccount, entriesOf, entriesWithSlug, type PanelApi, panelApi } from './panel-api';
import {
  button,
  chooseEntry,
  closePanels,
  fieldOf,
  openEntry,
  panelOrigin,
  pasteInto,
  publish,
  signInToPanel,
  typedText,
} from './panel-browser';
import { signIn } from './signed-in';
import { strapiUnderTest } from './strapi-service';

const pages = 'api::article.article';
const news = 'api::news-item.news-item';
const labels = 'api::label.label';
const answers = 'api::answer.answer';
const programmes = 'api::programme.programme';
const campuses = 'api::campus.campus';
const slug = 'essai-des-constats';

const { apiUrl, account } = strapiUnderTest();
let reviewer: PanelApi;
let page: Page;

const idOf = ({ status, body }: { status: number; body: never }): string => {
  expect(status).toBeLessThan(300);
  return (body as { data: { documentId: string } }).data.documentId;
};
const remove = async () => {
  for (const uid of [pages, news, programmes, campuses])
    for (const id of await entriesWithSlug(reviewer, uid, slug))
      await reviewer('DELETE', `${entriesOf(uid)}/${id}`);
};

beforeAll(async () => {
  reviewer = await panelApi('relecture');
  await remove();
  page = await signInToPanel('relecture');
});
afterAll(async () => {
  await closePanels();
  await remove();
});

const finding = (text: string | RegExp) => page.getByRole('listitem').filter({ hasText: text });

describe('beside the form', () => {
  it('a news item without a date is reported as a 404, before and at publication', async () => {
    await openEntry(page, news, 'create');
    await fieldOf(page, 'title').fill('Sans date');
    await fieldOf(page, 'slug').fill(slug);
    await fieldOf(page, 'summary').fill('Une phrase.');
    await pasteInto(page, '<p>Un <b>texte</b>.</p>');
    await finding('introuvable').waitFor();
    await publish(page);
    await page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: '404' }).first().waitFor();
    const ask = await signIn(apiUrl, account);
    const answer = async () => {
      const { status, body } = await ask(`/iet-news/${slug}`);
      return [status, (body as { data: { publishDate: unknown } | null }).data?.publishDate];
    };
    await expect.poll(answer).toEqual([200, null]);
  });

  it('a table of one column, a button without a link and an empty block are named, with what to write', async () => {
    const blocks = [
      { __component: 'blocks.table', caption: 'Dates', columns: ['Étape'], rows: [['Dépôt']] },
      { __component: 'blocks.notice', title: 'Ici', text: 'Venez.', actions: [{ label: 'Voir' }] },
      {
        __component: 'blocks.cards',
        title: 'Liens',
        items: [{ title: 'Onisep', text: 'a', href: 'www.onisep.fr' }],
      },
    ];
    const entry = { title: 'Constats', rubrique: 'ecole', slug, summary: 'Une phrase.', blocks };
    const id = idOf(await reviewer('POST', entriesOf(pages), entry));
    await openEntry(page, pages, id);
    await finding('une seule colonne').waitFor();
    await finding('n’a ni lien ni action').waitFor();
    await finding('https://www.onisep.fr/').waitFor();
    await finding(`Ni menu ni page ne mène à /ecole/${slug}`).waitFor();
    const { body } = await reviewer('GET', '/duties/to-complete');
    const { entries } = (body as { data: { entries: { title: string; findings: { rule: string }[] }[] } })
      .data;
    const rules = entries.find(({ title }) => title === 'Constats')?.findings.map(({ rule }) => rule);
    expect(rules).toEqual(expect.arrayContaining(['table.columns', 'button.link', 'link.form']));
  });

  it('are those of the values as the form has them, before any save', async () => {
    const lists = { aims: '["Un objectif"]', methods: '[]' };
    const picked = { href: '../collection-types/api::campus.campus/abc?', documentId: 'abc' };
    const relations = { campuses: { connect: [picked], disconnect: [] } };
    const prices = [{ status: 'apprenticeship', amount: 100, per: 'year' }];
    const values = { title: 'Essai', slug, ...lists, ...relations, prices };
    const { status, body } = await reviewer('POST', `/duties/findings/${programmes}?locale=fr`, { values });
    const { findings, refusal } = (body as { data: { findings: { rule: string }[]; refusal: object } }).data;
    const rules = findings.map(({ rule }) => rule);
    expect(status).toBe(200);
    expect(rules).toEqual(expect.arrayContaining(['methods.missing', 'prices.apprentice']));
    // A list is its JSON there, and of the campuses only the changes are.
    for (const rule of ['aims.missing', 'link.form', 'campuses.missing']) expect(rules).not.toContain(rule);
    expect(refusal).toMatchObject({ message: expect.stringContaining('Publication refusée') });
  });

  it('a label with an unknown key is reported with the nearest key', async () => {
    await page.goto(
      page.url().replace(/\/admin\/.*/, `/admin/content-manager/collection-types/${labels}/create`),
    );
    await fieldOf(page, 'key').fill('commons.tagline');
    await finding('commons.brand.tagline').waitFor();
  });
});

it('a programme without graduates is published, and nothing that was typed is lost by a refusal', async () => {
  const [original] = await entriesWithSlug(reviewer, programmes, 'bts-gpn');
  const id = idOf(
    await reviewer('POST', `${entriesOf(programmes)}/clone/${original}`, { slug, title: 'Formation neuve' }),
  );
  await openEntry(page, programmes, id);
  await fieldOf(page, 'outcomes.year').fill('Nouvelle formation');
  await fieldOf(page, 'outcomes.cohort').fill('0');
  await button(page, 'Publier').click();
  await page.getByText('Année des résultats absente').first().waitFor();
  expect(await fieldOf(page, 'outcomes.year').inputValue()).toBe('Nouvelle formation');
  await fieldOf(page, 'outcomes.year').fill('Première promotion en 2027');
  await publish(page);
  const shown = async () => {
    const { body } = await (await signIn(apiUrl, account))(`/programmes/${slug}?populate[outcomes]=true`);
    return (body as { data?: { outcomes?: { year?: string } } }).data?.outcomes?.year;
  };
  await expect.poll(shown).toBe('Première promotion en 2027');
});

it('what is typed after ‘Publier’, while another save is looked for, is checked and published', async () => {
  const [id = ''] = await entriesWithSlug(reviewer, programmes, slug);
  await openEntry(page, programmes, id);
  await fieldOf(page, 'outcomes.year').fill('Nouvelle formation');
  await page.route(
    /\/editing\//,
    async (route) => {
      await fieldOf(page, 'outcomes.year').fill('Première promotion en 2028');
      await route.continue();
    },
    { times: 1 },
  );
  await publish(page);
});

it('settings with a colour that cannot be read are not kept, and the refusal names one that can', async () => {
  const settings = '/content-manager/single-types/api::setting.setting';
  const keep = (look: object | null) => reviewer('PUT', settings, { look });
  const refused = await keep({ accent: '#ffd500' });
  const { error } = refused.body as {
    error: { message: string; details: { errors: { path: string[] }[] } };
  };
  expect(refused.status).toBe(400);
  expect(error.details.errors.map(({ path }) => path)).toEqual([['look', 'accent']]);
  const nearest = /convient\u00a0: (#[0-9a-f]{6})/.exec(error.message)?.[1];
  expect((await keep({ accent: nearest })).status).toBe(200);
  expect((await keep({ accent: '#ffd500', ground: '#1c1917' })).status).toBe(200);
  expect((await keep(null)).status).toBe(200);
});

it('settings whose colour is refused keep what was typed beside it', async () => {
  await page.goto(`${panelOrigin}/admin/content-manager/single-types/api::setting.setting`);
  const description = fieldOf(page, 'seo.metaDescription');
  await description.fill('Une description tapée avant le refus.');
  const look = page.getByText('Apparence', { exact: true });
  await look.locator('xpath=following::button[contains(., "Rien pour l’instant")][1]').click();
  await fieldOf(page, 'look.accent').fill('#ffd500');
  await button(page, 'Enregistrer').click();
  await page
    .getByText(/trop clair/)
    .first()
    .waitFor();
  expect(await fieldOf(page, 'look.accent').inputValue()).toBe('#ffd500');
  expect(await description.inputValue()).toBe('Une description tapée avant le refus.');
  // The next journey leaves the form without a question.
  await page.reload();
});

it('a campus overseas by the clock of Paris is refused, and told its own', async () => {
  const [original] = await entriesWithSlug(reviewer, campuses, 'la-reunion');
  const asked = { slug, title: 'Fort-de-France', postalCode: '97200', timezone: 'Europe/Paris', uai: null };
  const id = idOf(await reviewer('POST', `${entriesOf(campuses)}/clone/${original}`, asked));
  await openEntry(page, campuses, id);
  await finding('America/Martinique').waitFor();
  await button(page, 'Publier').click();
  await page.getByText('Publication refusée').first().waitFor();
  const publishing = `${entriesOf(campuses)}/${id}/actions/publish`;
  expect((await reviewer('POST', publishing, {})).status).toBe(400);
  expect((await reviewer('POST', publishing, { timezone: 'America/Martinique' })).status).toBe(200);
});

it('an icon in SVG is told where it was chosen', async () => {
  const settings = '/content-manager/single-types/api::setting.setting';
  const library = await mediaLibrary();
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>');
  const icon = await library.upload(`${slug}.svg`, 'image/svg+xml', drawing);
  expect((await reviewer('PUT', settings, { look: { icon } })).status).toBe(200);
  await page.goto(`${panelOrigin}/admin${settings}`);
  await finding('PNG carré').waitFor();
  expect((await reviewer('PUT', settings, { look: null })).status).toBe(200);
  await library.remove();
});

describe('what is pasted', () => {
  it('from Word stays a table, a list and a link', async () => {
    await openEntry(page, news, 'create');
    await pasteInto(
      page,
      '<table><tr><td>Statut</td><td>Prix</td></tr><tr><td>Apprenti</td><td>0 €</td></tr></table><ul><li><a href="https://www.onisep.fr">Onisep</a></li></ul>',
    );
    expect(await typedText(page)).toBe(
      '| Statut | Prix |\n| --- | --- |\n| Apprenti | 0 € |\n\n- [Onisep](https://www.onisep.fr)',
    );
  });

  it('from Excel fills the rows of a table', async () => {
    await openEntry(page, pages, 'create');
    await page.getByRole('button', { name: 'Ajouter un composant à Blocs' }).click();
    await page.getByRole('button', { name: 'Tableau' }).first().click();
    const rows = fieldOf(page, 'blocks.0.rows');
    // The panel fills a new block again once it is added: a paste before that is lost, which no editor is quick enough
    // for.
    const written = async () => {
      if ((await rows.inputValue()) !== '') return rows.inputValue();
      await rows.evaluate((field) => {
        const data = new DataTransfer();
        data.setData('text/plain', 'Apprenti\t0 €\nInitial\t4 800 €');
        field.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      });
      return rows.inputValue();
    };
    await expect.poll(written).toBe('Apprenti | 0 €\nInitial | 4 800 €');
  });
});

it('a file is picked, and says its kind and size', async () => {
  await openEntry(page, pages, 'create');
  await page.getByRole('button', { name: 'Ajouter un composant à Blocs' }).click();
  await page.getByRole('button', { name: 'Documents' }).first().click();
  // The first one is there, folded.
  await page.locator('button[data-radix-collection-item][aria-expanded="false"]').last().click();
  await button(page, 'Choisir un fichier').click();
  const dialog = page.getByRole('dialog');
  // Of the design system's own words, which no translation reaches.
  await dialog.getByRole('button', { name: 'Fermer', exact: true }).waitFor();
  await dialog.getByRole('checkbox').nth(1).click();
  await dialog.getByRole('button', { name: 'Terminer' }).click();
  await expect.poll(() => fieldOf(page, 'blocks.0.items.0.url').inputValue()).toMatch(/^\/uploads\//);
  expect(await fieldOf(page, 'blocks.0.items.0.format').inputValue()).toMatch(/^[A-Z]{3,4}$/);
  expect(await fieldOf(page, 'blocks.0.items.0.size').inputValue()).toMatch(/^[\d,]+\s[km]o$/i);
});

it('a page of the site is picked for a link, by its title', async () => {
  const { body } = await reviewer('GET', '/addresses?locale=fr');
  const { data } = body as { data: { address: string; kind: string }[] };
  const addresses = data.map(({ address }) => address);
  expect(addresses).toEqual(
    expect.arrayContaining(['/', '/formations', '/formations/bts-gpn', '/ecole/nos-engagements']),
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  // Careers have pages and no list: a school that has not written this page would link to a 404.
  const lists = data.filter(({ kind }) => kind === 'Liste');
  expect(lists.map(({ address }) => address)).toContain('/formations');
  expect(lists.map(({ address }) => address)).not.toContain('/metiers');
  await openEntry(page, answers, 'create');
  await button(page, 'Choisir une page').click();
  await chooseEntry(page, 'Page du site', 'BTSA Gestion et protection de la nature (Formations)');
  await expect.poll(() => fieldOf(page, 'url').inputValue()).toBe('/formations/bts-gpn');
});

it('a file above the limit is refused with the limit, in French', async () => {
  const { origin } = new URL(apiUrl);
  const { email, password } = editorAccount('relecture');
  const session = await fetch(`${origin}/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { data } = (await session.json()) as { data: { token: string } };
  const body = new FormData();
  const large = new Uint8Array(maxBytes + 1024 * 1024).fill(32);
  body.append('files', new Blob([large], { type: 'text/plain' }), 'gros.txt');
  const headers = { authorization: `Bearer ${data.token}` };
  const refused = await fetch(`${origin}/upload`, { method: 'POST', headers, body });
  expect(refused.status).toBe(413);
  expect(await refused.json()).toMatchObject({ error: { message: expect.stringContaining('15\u00a0Mo') } });
});

it('choices are French, in forms and in lists', async () => {
  await openEntry(page, pages, 'create');
  await page
    .getByRole('combobox')
    .filter({ hasText: /^Français$/ })
    .waitFor();
  await page.getByRole('combobox', { name: 'Mise en page' }).click();
  await page.getByRole('option', { name: 'Sans barre d’actions' }).waitFor();
  await page.keyboard.press('Escape');
  const partners = '/admin/content-manager/collection-types/api::partner.partner';
  await page.goto(page.url().replace(/\/admin\/.*/, partners));
  await page
    .getByText(/^(?:Réseau|Organisme public|Association|Recherche)$/)
    .first()
    .waitFor();
});
