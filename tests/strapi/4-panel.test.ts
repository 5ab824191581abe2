/** Editors' journeys in the real panel, in Chromium, and their effects on the site. */
import type { ChildProcess } from 'node:child_process';
import { readdirSync } from 'node:fs';
import type { Page } from 'playwright';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, entriesWithSlug, type PanelApi, panelApi, publishedCopy, writtenId } from './panel-api';
import {
  addPicture,
  button,
  chooseEntry,
  closePanels,
  fieldOf,
  openEntry,
  publish,
  replacePicture,
  save,
  signInToPanel,
  unpublish,
  writeText,
} from './panel-browser';
import { pageOf, type SeenPage, seenAfter, startSite } from './site-on-strapi';

const programmes = 'api::programme.programme';
const news = 'api::news-item.news-item';
const events = 'api::event.event';
const pages = 'api::article.article';
const campuses = 'api::campus.campus';
const slug = 'essai-du-panneau';

/** Milliseconds from the panel's request to the site's page. */
const soon = 2000;

let site: ChildProcess;
let reviewer: PanelApi;
let programme: string;

async function removeTraces(): Promise<void> {
  for (const uid of [programmes, news, events, pages, campuses]) {
    for (const id of await entriesWithSlug(reviewer, uid, slug))
      await reviewer('DELETE', `${entriesOf(uid)}/${id}`);
  }
  const administrator = await panelApi('administration');
  const { body } = await administrator('GET', `/upload/files?filters[name][$eq]=${slug}.png`);
  for (const { id } of (body as { results: { id: number }[] }).results)
    await administrator('DELETE', `/upload/files/${id}`);
}

beforeAll(async () => {
  reviewer = await panelApi('relecture');
  await removeTraces();
  programme = await publishedCopy(reviewer, programmes, 'bts-gpn', { slug, title: 'Formation d’essai' });
  const campus = { slug, title: 'Fort-de-France', timezone: 'America/Martinique' };
  await publishedCopy(reviewer, campuses, 'la-reunion', campus);
  site = await startSite();
});
afterAll(async () => {
  await closePanels();
  site?.kill();
  await removeTraces();
});

const says = (text: string) => (page: SeenPage) => page.status === 200 && page.html.includes(text);
const programmePage = `/formations/${slug}`;

describe('an author', () => {
  it('sees the draft only in the panel, and may not publish it', async () => {
    const page = await signInToPanel('redaction');
    expect((await pageOf(programmePage)).html).toContain('Formation d’essai');
    await openEntry(page, programmes, programme);
    await fieldOf(page, 'title').fill('Formation essayée');
    await save(page);
    expect(await button(page, 'Publier').isDisabled()).toBe(true);
    await page.getByRole('link', { name: 'Ouvrir l’aperçu' }).click();
    const shown = page.getByTitle('Aperçu', { exact: true }).contentFrame();
    await shown.getByRole('heading', { level: 1, name: 'Formation essayée' }).waitFor();
    const { status, html } = await pageOf(programmePage);
    expect([status, html.includes('Formation essayée')]).toEqual([200, false]);
    await page.context().close();
  });
});

describe('a reviewer', () => {
  let page: Page;
  beforeAll(async () => {
    page = await signInToPanel('relecture');
  });

  it('sees the missing regulated field, completes it, and sees the page on the site', async () => {
    await openEntry(page, programmes, programme);
    const aims = page.getByRole('textbox', { name: 'Objectifs' });
    const written = await aims.inputValue();
    await aims.fill('');
    await button(page, 'Publier').click();
    await page
      .getByText('Objectifs absents\u00a0: écrivez-les, un par ligne (Qualiopi, indicateur 1).')
      .first()
      .waitFor();
    expect((await pageOf(programmePage)).html).not.toContain('Formation essayée');
    await aims.fill(written);
    report(
      'a changed programme',
      await seenAfter(await publish(page), programmePage, says('Formation essayée')),
    );
  });

  it('may save an incomplete entry as a draft', async () => {
    await openEntry(page, programmes, programme);
    await page.getByRole('textbox', { name: 'Objectifs' }).fill('');
    await save(page);
    await page.goto(new URL('/admin/a-completer', page.url()).href);
    const line = page.getByRole('listitem').filter({ hasText: 'Formation essayée' });
    await line.getByRole('link', { name: /Objectifs absents/ }).click();
    const aims = page.getByRole('textbox', { name: 'Objectifs' });
    await expect.poll(() => aims.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type('Un objectif');
    await save(page);
  });

  it('adds a news item with a picture', async () => {
    const address = `/actualites/${slug}`;
    expect((await pageOf(address)).status).toBe(404);
    await openEntry(page, news, 'create');
    await fieldOf(page, 'title').fill('Actualité d’essai');
    await fieldOf(page, 'slug').fill(slug);
    await fieldOf(page, 'summary').fill('Le résumé de l’essai.');
    await writeText(page, 'Le texte de l’**essai**.');
    const day = page.getByRole('combobox', { name: 'Date de publication' });
    await day.fill('20/11/2026');
    await day.press('Tab');
    await addPicture(page, `${slug}.png`, await picture('#1e5a3c'));
    // Not the message above the page, which says the same for some seconds after a publication.
    const obligations = page
      .locator('li:not([data-sonner-toast])')
      .filter({ hasText: 'n’a pas de texte alternatif' });
    await obligations.waitFor();
    report('a new news item', await seenAfter(await publish(page), address, says('Actualité d’essai')));
    const told = page
      .getByRole('link', { name: 'Médiathèque', exact: true })
      .and(page.locator('[href*="_q="]'));
    await told.waitFor();
    const stored = await replacePicture(page, await picture('#78281e'), 'Un essai en rouge');
    report('a replaced picture', await seenAfter(stored, address, says('Un essai en rouge')));
    await obligations.waitFor({ state: 'hidden' });
  });

  it('chooses a block by its name and its picture', async () => {
    await openEntry(page, pages, 'create');
    await page.getByRole('button', { name: 'Ajouter un composant à Blocs' }).click();
    const hero = page.getByRole('button', { name: 'Ouverture de page' });
    await hero.waitFor();
    const pictures = page.locator('img[src^="/blocks/"]');
    for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
    const shown = () =>
      pictures.evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);
    await expect.poll(shown).toBe(readdirSync('content-service/strapi/public/blocks').length);
    await hero.click();
    await fieldOf(page, 'blocks.0.title').waitFor();
  });

  it('adds an event, and removes it', async () => {
    const address = `/agenda/${slug}`;
    await openEntry(page, events, 'create');
    await fieldOf(page, 'title').fill('Événement d’essai');
    await fieldOf(page, 'slug').fill(slug);
    await fieldOf(page, 'description').fill('Une phrase.');
    await writeText(page, 'Le programme.');
    await fieldOf(page, 'dateStart').fill('2027-12-12T20:00');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Conférence' }).click();
    report('a new event', await seenAfter(await publish(page), address, says('Événement d’essai')));
    expect((await pageOf(address)).html).toContain('2027-12-12T20:00:00+01:00');
    const gone = await seenAfter(await unpublish(page), address, ({ status }) => status === 404);
    report('an unpublished event', gone);
  });

  it('enters the hours of the campus, in any zone, and whole days', async () => {
    const address = `/agenda/${slug}`;
    const [id = ''] = await entriesWithSlug(reviewer, events, slug);
    await openEntry(page, events, id);
    await chooseEntry(page, 'Campus', 'Fort-de-France');
    await page.getByText('Fuseau : America/Martinique.').first().waitFor();
    await expect.poll(() => fieldOf(page, 'dateStart').inputValue()).toBe('2027-12-12T20:00');
    await fieldOf(page, 'dateEnd').fill('2027-12-13T00:00');
    await seenAfter(await publish(page), address, says('2027-12-12T20:00:00-04:00'));
    expect((await pageOf(address)).html).toMatch(/de\s20\sh\sà\sminuit \(heure de la\sMartinique\)/);
    expect((await pageOf(`${address}.ics`)).html).toContain(
      'DTSTART;TZID=America/Martinique:20271212T200000',
    );
    await openEntry(page, events, id);
    await expect.poll(() => fieldOf(page, 'dateEnd').inputValue()).toBe('2027-12-13T00:00');
    await page.getByRole('checkbox', { name: 'Toute la journée' }).click();
    await expect.poll(() => fieldOf(page, 'dateEnd').inputValue()).toBe('2027-12-12');
    await seenAfter(await publish(page), address, ({ html }) => html.includes('dateTime="2027-12-12"'));
    expect((await pageOf(address)).html).not.toContain('minuit');
  });
});

describe('what leaves a campus', () => {
  /** Whether a list shows an entry, once it does not wait for anything. */
  const lists = (title: string, isListed: boolean) => (page: SeenPage) =>
    page.status === 200 && page.html.includes(title) === isListed;
  const publishWith = async (uid: string, fields: object) => {
    const [id] = await entriesWithSlug(reviewer, uid, slug);
    const began = Date.now();
    writtenId(await reviewer('POST', `${entriesOf(uid)}/${id}/actions/publish`, fields));
    return began;
  };

  it('its only event, leaves its lists', async () => {
    const address = `/agenda?campus=${slug}`;
    const [campus] = await entriesWithSlug(reviewer, campuses, slug);
    await seenAfter(Date.now(), address, lists('Événement d’essai', true));
    const began = await publishWith(events, { campus: { disconnect: [{ documentId: campus }] } });
    report('an event off its campus', await seenAfter(began, address, lists('Événement d’essai', false)));
  });

  it('a programme, by the campus’s form, leaves its lists', async () => {
    const address = `/formations?campus=${slug}`;
    const programmesOf = (change: 'connect' | 'disconnect') =>
      publishWith(campuses, { programmes: { [change]: [{ documentId: programme }] } });
    await seenAfter(await programmesOf('connect'), address, lists('Formation essayée', true));
    const began = await programmesOf('disconnect');
    report('a programme off its campus', await seenAfter(began, address, lists('Formation essayée', false)));
  });
});

it('the median publication is on the site within two seconds', () => {
  // Strapi, the site and a browser share the machine with whatever else runs on it: each figure is printed.
  const median = [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];
  expect(figures.length).toBeGreaterThanOrEqual(5);
  expect(median).toBeLessThan(soon);
});

describe('the Preview button', () => {
  const previewed = async (
    uid: string,
    documentId: string,
    query: Record<string, string>,
  ): Promise<string> => {
    const address = `/content-manager/preview/url/${uid}?${new URLSearchParams({ documentId, ...query })}`;
    const { body } = await reviewer('GET', address);
    const link = new URL((body as { data: { url: string } }).data.url);
    const entered = await fetch(link, { redirect: 'manual' });
    expect(entered.status).toBe(303);
    const cookie = entered.headers.getSetCookie().map((line) => line.replace(/;.*/, ''));
    const location = entered.headers.get('location') ?? '';
    const { status, html } = await pageOf(location, { cookie: cookie.join('; ') });
    expect(status).toBe(200);
    return html;
  };

  it('shows the draft and the published version', async () => {
    await reviewer('PUT', `${entriesOf(programmes)}/${programme}`, { title: 'Formation encore changée' });
    expect(await previewed(programmes, programme, { status: 'draft' })).toContain('Formation encore changée');
    expect(await previewed(programmes, programme, { status: 'published' })).toContain('Formation essayée');
  });

  it('shows an English page that was never published', async () => {
    const page = { rubrique: 'school', slug, title: 'A page on trial', summary: 'Short.', locale: 'en' };
    const id = writtenId(
      await reviewer('POST', entriesOf(pages), { ...page, updatedOn: '2026-11-20', blocks: [] }),
    );
    expect(await previewed(pages, id, { status: 'draft', locale: 'en' })).toContain('A page on trial');
    expect((await pageOf(`/en/school/${slug}`)).status).toBe(404);
    await reviewer('DELETE', `${entriesOf(pages)}/${id}?locale=en`);
  });

  it('is absent for an entry on pages that an editor chooses', async () => {
    const [question] = (
      (await reviewer('GET', entriesOf('api::faq.faq'))).body as { results: { documentId: string }[] }
    ).results;
    const address = `/content-manager/preview/url/api::faq.faq?documentId=${question?.documentId}&status=draft`;
    expect((await reviewer('GET', address)).body).not.toMatchObject({ data: { url: expect.any(String) } });
  });
});

const figures: number[] = [];

function report(what: string, took: number): void {
  console.log(`${what}: on the site after ${took} ms`);
  figures.push(took);
}

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1200, height: 800, channels: 3, background } })
    .png()
    .toBuffer();
