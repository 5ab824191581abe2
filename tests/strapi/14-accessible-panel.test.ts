/**
 * The project's own pieces of the panel, as RGAA and WCAG have it: axe in both themes, by keyboard alone, with names of
 * their own, and in a window of 320 pixels. The rest of the panel is Strapi's own.
 */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entriesOf, entriesWithSlug, type PanelApi, panelApi, publishedCopy, writtenId } from './panel-api';
import { button, closePanels, fieldOf, openEntry, panelOrigin, signInToPanel } from './panel-browser';

const news = 'api::news-item.news-item';
const events = 'api::event.event';
const pages = 'api::article.article';
const programmes = 'api::programme.programme';
const slug = 'essai-de-lecture';
const title = 'Essai de lecture';

let administrator: PanelApi;
let page: Page;
/** Published twice. */
let remembered: string;
let withBlocks: string;
/** A programme of the demonstration, which has six of the project's eight kinds of fields; the blocks have the others. */
let programme: string;
let event: string;

async function removeTraces(): Promise<void> {
  for (const uid of [news, pages])
    for (const id of await entriesWithSlug(administrator, uid, slug))
      await administrator('DELETE', `${entriesOf(uid)}/${id}`);
  const { body } = await administrator('GET', '/bin/items');
  for (const item of (body as { data: { id: number; title: string }[] }).data)
    if (item.title === title) await administrator('DELETE', `/bin/items/${item.id}`);
}

beforeAll(async () => {
  administrator = await panelApi('administration');
  await removeTraces();
  const [source = ''] = await entriesWithSlug(administrator, news, 'rythmes-d-alternance-en-un-tableau');
  expect(source).not.toBe('');
  remembered = await publishedCopy(administrator, news, 'rythmes-d-alternance-en-un-tableau', {
    slug,
    title,
  });
  writtenId(
    await administrator('PUT', `${entriesOf(news)}/${remembered}`, {
      summary: 'Un autre résumé, plus court.',
    }),
  );
  const blocks = [
    { __component: 'blocks.table', caption: 'Dates', columns: ['Étape', 'Jour'], rows: [['Dépôt', 'Lundi']] },
    {
      __component: 'blocks.downloads',
      title: 'Documents',
      items: [{ label: 'Guide', url: '/uploads/a.pdf' }],
    },
  ];
  const entry = { title, rubrique: 'ecole', slug, summary: 'Une phrase.', blocks };
  const deleted = writtenId(await administrator('POST', entriesOf(pages), entry));
  await administrator('DELETE', `${entriesOf(pages)}/${deleted}`);
  withBlocks = writtenId(await administrator('POST', entriesOf(pages), entry));
  [programme = ''] = await entriesWithSlug(administrator, programmes, 'bts-gpn');
  [event = ''] = await entriesWithSlug(administrator, events, 'journee-portes-ouvertes-la-reunion');
  page = await signInToPanel('administration');
});
afterAll(async () => {
  await closePanels();
  await removeTraces();
});

const ownPages = ['a-completer', 'corbeille'];
const ownPanels = ['Obligations', 'Utilisations', 'Versions', 'Données à citer'];

const openOwn = async (name: string) => {
  await page.goto(`${panelOrigin}/admin/${name}`);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
};
const panel = (name: string) =>
  page.getByRole('complementary').filter({ has: page.getByRole('heading', { name, exact: true }) });
const openForm = async (uid: string, id: string) => {
  await openEntry(page, uid, id);
  await panel('Données à citer').getByRole('group').waitFor();
  // Each panel asks for its own list.
  await expect.poll(() => page.getByText('Chargement…').count()).toBe(0);
};

/** What axe finds in the elements that are marked, and in the named one. */
async function foundByAxe(within: string): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .withTags(tags)
    .include(within)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}

/** Marks the project's own parts of a form: the panels beside it, opened, and its kinds of fields. */
async function markOwn(fields: readonly string[]): Promise<void> {
  for (const name of ownPanels)
    for (const one of await panel(name).all())
      await one.evaluate((aside) => {
        aside.setAttribute('data-own', '');
        for (const folded of aside.querySelectorAll('details')) folded.open = true;
      });
  for (const name of fields) {
    const field = page.locator(`[name="${name}"], [id="${name}"], [aria-labelledby="${name}-label"]`).first();
    await field.waitFor();
    await field.evaluate((input) => {
      let root: Element | null = input;
      while (root && !root.querySelector('label')) root = root.parentElement;
      root?.setAttribute('data-own', '');
    });
  }
}

/** Places of the project's own that look the same when the keyboard comes to them. */
const unseenFocus = (within: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => one.checkVisibility() && !one.matches(':disabled'))
        .filter((one) => {
          // The field's frame is around it.
          const looks = () =>
            [one, one.parentElement, one.parentElement?.parentElement]
              .filter((part) => part !== null && part !== undefined)
              .map((part) => getComputedStyle(part))
              .map(({ outline, boxShadow, borderColor }) => `${outline}${boxShadow}${borderColor}`)
              .join();
          const before = looks();
          one.focus({ preventScroll: true, focusVisible: true } as FocusOptions);
          const isSeen = looks() !== before;
          one.blur();
          return !isSeen;
        })
        .map((one) => one.outerHTML.slice(0, 160)),
    within,
  );

/** Elements of the project's that reach past the window. */
const pastWindow = (within: string): Promise<string[]> =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)]
        .filter((one) => one.checkVisibility() && one.getBoundingClientRect().right > innerWidth + 1)
        .map((one) => one.outerHTML.slice(0, 160)),
    within,
  );

/** Where the focus is, with plain spaces: `the page` is nowhere. */
const focused = (): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at || at === document.body) return 'the page';
    return (at.getAttribute('aria-label') ?? at.textContent ?? '').replace(/\s+/g, ' ').trim() || at.tagName;
  });
const stays = (name: string) =>
  panel(name).evaluate((aside) => aside.contains(document.activeElement) && document.activeElement !== aside);

const pressed = async (key: string, where: ReturnType<Page['locator']>) => {
  await where.focus();
  await page.keyboard.press(key);
};

describe.each(['light', 'dark'])('in the %s theme', (theme) => {
  beforeAll(async () => {
    await page.evaluate((name) => localStorage.setItem('STRAPI_THEME', name), theme);
  });

  it.each(ownPages)('axe finds nothing in %s, and its focus is seen', async (name) => {
    await openOwn(name);
    await page.locator('main li').first().waitFor();
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(/^rgb\(2\d\d/.test(ground) ? 'light' : 'dark').toBe(theme);
    expect(await foundByAxe('main')).toEqual([]);
    expect(await unseenFocus('main :is(a, button)')).toEqual([]);
  });

  it.each([
    ['a programme', programmes, () => programme, ['aims']],
    ['an event', events, () => event, ['type', 'dateStart']],
    ['a news item with versions', news, () => remembered, ['publishDate']],
  ])('axe finds nothing beside and in the form of %s', async (_case, uid, id, fields) => {
    await openForm(uid, id());
    await markOwn(fields);
    expect(await foundByAxe('[data-own]')).toEqual([]);
    const reached = ':is(a, button, summary, input:not([type=checkbox]), textarea)';
    expect(await unseenFocus(`[data-own] ${reached}`)).toEqual([]);
  });
});

describe('by keyboard', () => {
  it('a finding about a part that the form has folded leads to that part', async () => {
    await openOwn('a-completer');
    await pressed('Enter', page.locator('main a[href*="?champ=prices"]').first());
    await page
      .getByRole('main')
      .locator('label', { hasText: /^Tarifs/ })
      .first()
      .waitFor();
    await expect.poll(focused).not.toBe('the page');
    const isAfterLabel = await page.evaluate(() => {
      const label = [...document.querySelectorAll('main label')].find((one) =>
        one.textContent?.startsWith('Tarifs'),
      );
      const at = document.activeElement;
      return Boolean(label && at && label.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
    expect(isAfterLabel).toBe(true);
  });

  it('what a version changed is read from where its button was; erasing leaves the focus in the panel', async () => {
    await openForm(news, remembered);
    await pressed(
      'Enter',
      panel('Versions')
        .getByRole('button', { name: /^Voir ce qui a changé/ })
        .first(),
    );
    await panel('Versions').getByText('À présent').first().waitFor();
    expect(await focused()).toMatch(/^Ce qui a changé depuis la version du /);
    const erase = button(page, 'Effacer ces versions');
    await pressed('Enter', erase);
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe('Effacer ces versions');
    await page.keyboard.press('Enter');
    await pressed('Enter', page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }));
    await panel('Versions').getByText('Aucune version').waitFor();
    await expect.poll(() => stays('Versions')).toBe(true);
  });

  it('deleting names what leads there, and Escape deletes nothing', async () => {
    await openForm(news, remembered);
    const menu = button(page, "Plus d'actions");
    await pressed('Enter', menu);
    await pressed('Enter', page.getByRole('menuitem', { name: /^Supprimer/ }));
    const dialog = page.getByRole('alertdialog');
    await dialog.getByText('Aucune autre entrée n’y mène.').waitFor();
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  });

  it('a file is chosen in a dialog that gives the focus back', async () => {
    await openForm(pages, withBlocks);
    await pressed('Enter', page.getByRole('button', { name: /Documents/ }).first());
    const row = page.getByRole('button', { name: 'Guide' });
    if (!(await fieldOf(page, 'blocks.1.items.0.url').isVisible())) await pressed('Enter', row.first());
    const choose = button(page, 'Choisir un fichier');
    await pressed('Enter', choose);
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('checkbox').nth(1).waitFor();
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe('Choisir un fichier');
    await page.keyboard.press('Enter');
    await pressed('Space', dialog.getByRole('checkbox').nth(1));
    await pressed('Enter', dialog.getByRole('button', { name: 'Terminer' }));
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(focused).toBe('Choisir un fichier');
  });

  it('a block is chosen by its name, and axe finds nothing in files, rows and choices', async () => {
    await openForm(pages, withBlocks);
    await pressed('Enter', page.getByRole('button', { name: 'Ajouter un composant à Blocs' }));
    const hero = page.getByRole('button', { name: 'Ouverture de page' });
    await hero.waitFor();
    const pictures = await page
      .locator('img[src^="/blocks/"]')
      .evaluateAll((all) => all.map((one) => [one.getAttribute('alt'), one.closest('button')?.textContent]));
    expect(pictures.filter(([alt, name]) => !alt || alt !== name)).toEqual([]);
    await pressed('Enter', hero);
    await fieldOf(page, 'blocks.2.title').waitFor();
    await pressed('Enter', page.getByRole('button', { name: /^Tableau/ }).first());
    await markOwn(['blocks.0.rows', 'blocks.0.columns']);
    expect(await foundByAxe('[data-own]')).toEqual([]);
  });

  it('a step that a button has done is read where its button was', async () => {
    let isDone = false;
    const steps = () => [
      { name: 'crm', title: 'Le CRM, ou aucun', help: 'Une phrase.', isDone, place: 'crm' },
      { name: 'menus', title: 'Les menus', help: 'Une phrase.', isDone: false, place: 'menu' },
    ];
    // The demonstration has a CRM.
    await page.route('**/duties/to-complete', (route) =>
      route.fulfill({ json: { data: { steps: steps(), entries: [] } } }),
    );
    await page.route('**/beginning/without-crm', (route) => {
      isDone = true;
      return route.fulfill({ json: { data: null } });
    });
    await openOwn('a-completer');
    await pressed('Enter', button(page, 'Nous n’avons pas de CRM'));
    await expect.poll(focused).toBe('Le CRM, ou aucunFait');
    await page.unroute('**/duties/to-complete');
    await page.unroute('**/beginning/without-crm');
  });

  it('the focus announces what was erased from the bin, and each button names its entry', async () => {
    await administrator('DELETE', `${entriesOf(pages)}/${withBlocks}`);
    await openOwn('corbeille');
    const item = page.getByRole('listitem').filter({ hasText: title }).first();
    await item.getByRole('button', { name: `Remettre «\u00a0${title}\u00a0»`, exact: true }).waitFor();
    await pressed('Enter', item.getByRole('button', { name: /^Effacer pour toujours/ }));
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(focused).toBe(`Effacer pour toujours « ${title} »`);
    await page.keyboard.press('Enter');
    await pressed('Enter', page.getByRole('alertdialog').getByRole('button', { name: 'Confirmer' }));
    await expect.poll(focused).toBe(`« ${title} » est effacé.`);
  });
});

it('pages that load say so in French', async () => {
  let answer = () => {};
  const asked = new Promise<void>((done) => {
    answer = done;
  });
  await page.route('**/bin/items', async (route) => {
    await asked;
    await route.continue();
  });
  await page.goto(`${panelOrigin}/admin/corbeille`);
  // Strapi's own words are there first, while it loads the page's code.
  await expect
    .poll(() => page.locator('main[aria-busy=true]').textContent())
    .toBe('Chargement…')
    .finally(answer);
  await page.getByRole('heading', { level: 1, name: 'Corbeille' }).waitFor();
  await page.unroute('**/bin/items');
});

/** 1280 by 1024 pixels at 400 %, and 1360 pixels at 200 %. */
it.each([320, 680])('nothing of its own is wider than a window of %i pixels', async (width) => {
  const whole = page.viewportSize() ?? { width: 1360, height: 900 };
  await page.setViewportSize({ width, height: 600 });
  for (const name of ownPages) {
    await openOwn(name);
    expect(await pastWindow('main :is(ul, ol) *'), name).toEqual([]);
  }
  await page.setViewportSize(whole);
});
