/** The served documents, tested without a browser: valid HTML, heads, style sheets, pictures. */
import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import { hasJava, htmlErrors } from './html-checker';
import { siteOrigin } from './servers';
import { allPages, type TemplatePage, usualPages } from './templates';

// One worker requests each page once.
test.describe.configure({ mode: 'default' });

interface Served {
  status: number;
  html: string;
}

const kept = new Map<string, Promise<Served>>();

/** The document at an address. */
function served(address: string): Promise<Served> {
  const answer = kept.get(address) ?? ask(address);
  kept.set(address, answer);
  return answer;
}

async function ask(address: string, agent = 'Mozilla/5.0'): Promise<Served> {
  const response = await fetch(siteOrigin + address, { headers: { 'user-agent': agent } });
  return { status: response.status, html: await response.text() };
}

test('the menus mark the present page, without scripts', async () => {
  expect((await served('/formations')).html).toMatch(/data-current="page"[^>]*>Formations/);
  expect((await served('/')).html).not.toContain('data-current="page"');
});

test('every template is valid HTML, for both classes of devices', async () => {
  test.skip(!hasJava(), 'The Nu HTML checker needs Java: install a Java runtime to check the HTML.');
  const folder = test.info().outputPath('pages');
  await mkdir(folder, { recursive: true });
  const keep = (name: string, { html }: Served) => writeFile(path.join(folder, `${name}.html`), html);
  await keep('phone', await ask('/', 'Mozilla/5.0 (Linux; Android 14) Mobile'));
  for (const page of allPages) {
    const answer = await served(page.address);
    expect.soft(answer.status, page.address).toBe(page.status);
    await keep(fileName(page), answer);
  }
  expect(htmlErrors(folder)).toEqual([]);
});

const fileName = ({ template, edge }: TemplatePage) =>
  [template, edge].filter(Boolean).join(' ').replaceAll(/\W+/g, '-');

/** Every route of section 2 of the specification. */
const screens = [
  '/',
  '/actualites',
  '/actualites/page',
  '/actualites/page/2',
  '/actualites/rythmes-d-alternance-en-un-tableau',
  '/agenda',
  '/agenda/journee-portes-ouvertes-la-reunion',
  '/article?rubrique=ecole',
  '/blog',
  '/campus',
  '/campus/lyon',
  '/formations',
  '/formations/bts-gpn',
  '/formations/comparer?f=bts-gpn&f=bts-gemeau',
  '/offres-alternance',
  '/panorama',
  '/crm/brochure',
  '/crm/contact',
  '/crm/registration',
  '/ecole/nos-engagements',
  '/ecole',
  '/vie-etudiante/logement',
  '/alumni',
  '/alumni/alumni-et-ambassadeurs',
  '/contact',
  '/entreprise',
  '/partenaire',
  '/edito-reseau-competences-et-developpement',
  '/art-culture',
  '/formations-reseau',
  '/decouvrez-nos-podcasts',
  '/cookies',
  '/charte-donnees-personnelles',
  '/conditions-generales-de-vente',
  '/mentions-legales',
  '/metiers',
  '/metiers/hydrologue',
  '/declaration-accessibilite',
  '/plan',
];

/** Two addresses of one page. */
const alike: Record<string, string> = {
  '/actualites/page': '/actualites',
  '/article?rubrique=ecole': '/ecole',
};

/** The data for search engines and social networks; scripts do not change it, so it is read without them. */
const once = [
  'h1',
  'meta[name=description]',
  'link[rel=canonical]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
];

test('every screen has its own head and heading', async ({ page }) => {
  const [titles, headings] = [new Map<string, string>(), new Map<string, string>()];
  for (const address of screens) {
    const { status, html } = await served(address);
    expect.soft(status, address).toBe(200);
    // Read as a robot does: by a browser's parser, and not drawn.
    const head = await page.evaluate(readHead, { html, once });
    expect.soft(head.title.length, address).toBeGreaterThan(5);
    expect.soft(head.counts, address).toEqual(Object.fromEntries(once.map((selector) => [selector, 1])));
    const own = alike[address] ?? address;
    expect.soft(head.canonical, address).toBe(siteOrigin + own);
    // A screen of another address would bring that one's title and heading.
    expect.soft(titles.get(head.title) ?? own, `title of ${address}`).toBe(own);
    titles.set(head.title, own);
    const list = own.replace(/\/page\/\d+$/, '');
    expect.soft(headings.get(head.heading) ?? list, `heading of ${address}`).toBe(list);
    headings.set(head.heading, list);
  }
});

/** Runs in the browser. */
function readHead({ html, once }: { html: string; once: string[] }) {
  const read = new DOMParser().parseFromString(html, 'text/html');
  const counts = once.map((selector) => [selector, read.querySelectorAll(selector).length]);
  return {
    title: read.title,
    heading: read.querySelector('h1')?.textContent ?? '',
    canonical: read.querySelector('link[rel=canonical]')?.getAttribute('href'),
    counts: Object.fromEntries(counts) as Record<string, number>,
  };
}

test('no page shows a picture twice', async () => {
  const twice: string[] = [];
  // The page of all blocks shows examples, which share pictures with the content.
  for (const { template, address } of usualPages.filter((page) => page.address !== '/blocs')) {
    const { html } = await served(address);
    const shown = [...html.matchAll(/<img[^>]* src="[^"]*(\/uploads\/[^"?]+)/g)].map(
      ([, picture]) => picture,
    );
    const again = shown.filter((picture, index) => shown.indexOf(picture) !== index);
    twice.push(...again.map((picture) => `${template}: ${picture}`));
  }
  expect(twice).toEqual([]);
});

/** Sheets and scripts of some pages are not sent to all. */
const sources = readdirSync('app', { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.css'),
);

test('every page asks for the sheets that style it', async () => {
  const styled = classesOf(sources.map((file) => readFileSync(`app/${file}`, 'utf8')));
  const sheets = new Map<string, Set<string>>();
  const classesOfSheet = async (href: string) => {
    const known = sheets.get(href) ?? classesOf([(await served(href)).html]);
    sheets.set(href, known);
    return [...known];
  };
  const missing: string[] = [];
  for (const { address } of allPages) {
    const { html } = await served(address);
    const hrefs = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) => href);
    const sent = new Set((await Promise.all(hrefs.map(classesOfSheet))).flat());
    const named = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
    const lacking = [...new Set(named)].filter((name) => styled.has(name) && !sent.has(name));
    if (lacking.length > 0) missing.push(`${address}: ${lacking.join(' ')}`);
  }
  expect(sheets.size, 'sheets seen').toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

/** Names of the classes in the selectors of style sheets. */
function classesOf(sheets: readonly string[]): Set<string> {
  const selectors = sheets.map((css) => css.replaceAll(/\/\*.*?\*\/|"[^"]*"|url\([^)]*\)/gs, ''));
  return new Set(
    selectors.flatMap((css) => [...css.matchAll(/\.([a-z][\w-]*)/g)].map(([, name = '']) => name)),
  );
}
