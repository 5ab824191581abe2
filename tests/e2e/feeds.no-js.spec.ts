/** Feeds of news and blog: found from their lists, complete, and valid. */
import { atomProblems, readAtom, readRss } from '../../app/feeds/testing';
import { expect, test } from './fixtures';
import { siteOrigin } from './servers';

const pathOf = (address: string | null) => {
  const url = new URL(address ?? '', siteOrigin);
  return url.pathname + url.search;
};

for (const list of ['/actualites', '/actualites?categorie=portraits&campus=rennes', '/blog']) {
  test(`${list} leads to its feeds`, async ({ page, request }) => {
    await page.goto(list);
    for (const [type, ending] of [
      ['application/atom+xml', 'atom'],
      ['application/rss+xml', 'rss'],
    ] as const) {
      const named = page.locator(`link[rel=alternate][type="${type}"]`);
      const address = pathOf(await named.getAttribute('href'));
      expect(address).toBe(list.replace(/^([^?]+)/, `$1.${ending}`));
      await expect(page.locator(`.feed-links a[href="${address}"]`)).toBeVisible();
      const response = await request.get(address);
      expect(response.headers()['content-type']).toBe(`${type}; charset=utf-8`);
    }
  });
}

test('the Atom feeds are valid and link to pages that exist', async ({ request }) => {
  for (const address of ['/actualites.atom', '/actualites.atom?categorie=portraits', '/blog.atom']) {
    const feed = readAtom(await (await request.get(address)).text());
    expect(atomProblems(feed, new URL(feed.id).origin), address).toEqual([]);
    expect(feed.entry?.length, address).toBeGreaterThan(2);
    const [newest] = feed.entry ?? [];
    expect((await request.get(pathOf(newest?.id ?? null))).status()).toBe(200);
  }
});

test('the RSS feed holds the same entries', async ({ request }) => {
  const atom = readAtom(await (await request.get('/actualites.atom')).text());
  const rss = readRss(await (await request.get('/actualites.rss')).text());
  expect(rss.item?.map(({ guid }) => guid['#text'])).toEqual(atom.entry?.map(({ id }) => id));
});

test('an article names the feed it came from', async ({ page }) => {
  await page.goto('/actualites/rythmes-d-alternance-en-un-tableau');
  const href = await page.locator('link[type="application/atom+xml"]').getAttribute('href');
  expect(pathOf(href)).toBe('/actualites.atom');
});

test('feeds are revalidated without a download, and HEAD has no body', async ({ request }) => {
  const etag = (await request.get('/blog.atom')).headers().etag ?? '';
  expect((await request.get('/blog.atom', { headers: { 'if-none-match': etag } })).status()).toBe(304);
  const head = await request.head('/blog.rss');
  expect(head.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
  expect((await head.body()).length).toBe(0);
});

test('feeds of unknown values do not exist; lists show everything', async ({ request }) => {
  for (const address of [
    '/actualites.atom?categorie=potins',
    '/actualites.rss?campus=atlantide',
    '/blog.rss?categorie=potins',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404);
  }
  expect((await request.get('/actualites?categorie=potins')).status()).toBe(200);
});

test('news is narrowed by category and campus', async ({ page }) => {
  await page.goto('/actualites');
  await page.getByRole('combobox', { name: 'Campus' }).selectOption('rennes');
  await page.getByRole('button', { name: 'Afficher les actualités' }).click();
  await expect(page).toHaveURL(/\/actualites\?campus=rennes$/);
  await page.getByRole('navigation', { name: 'Rubriques' }).getByRole('link', { name: 'Portraits' }).click();
  await expect(page).toHaveURL('/actualites?categorie=portraits&campus=rennes');
  const campuses = await page.locator('.article-grid .entry-facts').allTextContents();
  expect(campuses.length).toBeGreaterThan(0);
  for (const names of campuses) expect(names).toContain('Rennes');
});

test('a list of news without news says so', async ({ page }) => {
  await page.goto('/actualites?categorie=portraits&campus=orleans');
  await expect(page.getByText('Aucun post retrouvé.')).toBeVisible();
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
});
