/**
 * With JavaScript every page shows the state of admission and the first action that its document has;
 * `tests/contract/admission-everywhere.test.ts` reads the documents.
 */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { nationalCase, rollingCases, withOther } from '../contract/admission-cases';
import { visit } from './browser/page';
import { openPopIn } from './browser/pop-in';
import { startChangedSite } from './changed-service';
import { expect, test } from './fixtures';

/** A programme for each state; the ones for students have a way for them. */
const both = ['bachelor-charge-projet-environnement', 'bachelor-amenagement-durable'];
const apprentices = [
  'bachelor-agroecologie',
  'bachelor-economie-circulaire',
  'bachelor-ecotourisme',
  'bachelor-genie-ecologique',
  'bachelor-geomatique',
  'bachelor-qse',
  'bachelor-renovation',
  'bachelor-transition-energetique',
];
const cases = [
  ...rollingCases.map((one) => {
    const slug = (one.name.endsWith('students') ? both : apprentices).shift() ?? '';
    return { ...one, slug };
  }),
  { ...nationalCase, slug: 'bts-gpn' },
];
const slugs = cases.map(({ slug }) => slug);

let site: Awaited<ReturnType<typeof startChangedSite>>;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  const others = new Map(cases.map(({ slug, changes }) => [slug, changes]));
  site = await startChangedSite((request, answer) => withOther(others, request, answer));
});

test.afterAll(() => site.close());

/** What the elements say, and where their links lead, on the live page and in its document. */
async function readTwice(page: Page, address: string, selector: string) {
  let html = '';
  const answers = async () => {
    const response = await page.request.get(`${site.origin}${address}`);
    html = await response.text();
    return response.status();
  };
  // On a busy machine the service may be late the first time.
  await expect.poll(answers).toBe(200);
  await visit(page, `${site.origin}${address}`);
  return page.evaluate(
    ([html, selector]) => {
      const read = (root: Document) =>
        [...root.querySelectorAll(selector)].map((element) => ({
          text: (element.textContent ?? '').replace(/\s+/g, ' ').trim(),
          links: [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href')),
        }));
      return { live: read(document), written: read(new DOMParser().parseFromString(html, 'text/html')) };
    },
    [html, selector] as const,
  );
}

const compared = [0, 3, 6, 9].map((at) =>
  slugs
    .slice(at, at + 3)
    .map((slug) => `f=${slug}`)
    .join('&'),
);

for (const [surface, address, selector] of [
  ['the cards', '/formations?tri=nom', '.entry-programme'],
  ['the prices', '/tarifs', 'main li'],
  ['the search', '/recherche?q=bachelor&type=formations', 'main li'],
  ...compared.map(
    (asked, at) => [`comparison ${at + 1}`, `/formations/comparer?${asked}`, 'main td'] as const,
  ),
] as const)
  test(`${surface} keep the states`, async ({ page }) => {
    const { live, written } = await readTwice(page, address, selector);
    const about = written.filter(({ text, links }) =>
      links.length > 0 ? links.some((link) => slugs.some((slug) => link?.includes(slug))) : text !== '',
    );
    expect(about.length).toBeGreaterThan(3);
    expect(live).toEqual(written);
  });

for (const { name, slug, first } of cases)
  test(`${name}: the sheet keeps its state and its first action`, async ({ page }) => {
    const { live, written } = await readTwice(page, `/formations/${slug}`, '#demarches, #admission');
    expect(live[0]?.links[0]).toMatch(first);
    expect(live).toEqual(written);
  });

test('the pop-in says of each programme what the form says', async ({ page }) => {
  const pop = await openPopIn(page, `${site.origin}/`, 'contact');
  for (const { name, slug } of cases) {
    const { title } = JSON.parse(readFileSync(`content-service/data/programmes/${slug}.json`, 'utf8'));
    await pop.choose(title);
    await expect(pop.atRest).toBeVisible();
    const form = await (await page.request.get(`${site.origin}/crm/contact?course=${slug}`)).text();
    const note = await page.evaluate(
      (html) =>
        new DOMParser().parseFromString(html, 'text/html').querySelector('main .choice-note')?.textContent,
      form,
    );
    await expect(pop.dialog.locator('.choice-note').first(), name).toHaveText(note ?? 'no note');
  }
});
