/** Every route of section 2 of the specification shows its screen, with a head of its own. */
import { expect, test } from './fixtures';
import { siteOrigin } from './servers';

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

/** What search engines and social networks read; scripts change none of it, so it is read without them. */
const once = [
  'h1',
  'meta[name=description]',
  'link[rel=canonical]',
  'meta[property="og:title"]',
  'meta[property="og:description"]',
  'meta[property="og:image"]',
  'meta[name="twitter:card"]',
];

test('every screen has its own head and heading', async ({ page, request }) => {
  const [titles, headings] = [new Map<string, string>(), new Map<string, string>()];
  for (const address of screens) {
    const response = await request.get(address);
    expect.soft(response.status(), address).toBe(200);
    // Read as a robot does: by a browser's parser, and not drawn.
    const head = await page.evaluate(readHead, { html: await response.text(), once });
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
