/** The HTML of English pages (ENGLISH_ENABLED) and of French ones beside them: language, chrome, twins, addresses. */
import { readdirSync } from 'node:fs';
import { expect, test } from '../fixtures';
import { switchedOnOrigin } from '../servers';
import { attributesOf, insideOf, textOf } from '../written-html';

test('every English page is in English, chrome included, and names its languages', async ({ request }) => {
  const read = async (path: string) => (await request.get(switchedOnOrigin + path)).text();
  const footer = (await read('/en')).split('<footer').at(-1) ?? '';
  const paths = attributesOf(footer, 'a').flatMap(({ href }) => (href?.startsWith('/en') ? [href] : []));
  expect(new Set(paths).size).toBeGreaterThanOrEqual(6);
  for (const path of new Set(['/en', ...paths])) {
    const html = await read(path);
    expect(attributesOf(html, 'html')[0], path).toMatchObject({ lang: 'en' });
    expect(html.match(/<h1[\s>]/g), path).toHaveLength(1);
    const skip = html.slice(html.indexOf('class="skip-links'));
    expect(textOf(insideOf(skip, 'a')), path).toBe('Skip to content');
    const locale = attributesOf(html, 'meta').find(({ property }) => property === 'og:locale');
    expect(locale?.content, path).toBe('en_GB');
    const logo = attributesOf(html, 'a').find((link) => link.class?.split(' ').includes('main-logo'));
    expect(logo?.href, path).toBe('/en');
    const alternatives = attributesOf(html, 'img').map(({ alt = '' }) => alt);
    expect(alternatives.join(' '), path).not.toMatch(/(?<!\p{L})(?:un|une|des|les|et|dans)(?!\p{L})/u);
  }
});

test('counts are those of the school, whose entries are French', async ({ request }) => {
  const html = await (await request.get(`${switchedOnOrigin}/en`)).text();
  const { length } = readdirSync('content-service/data/campuses');
  expect(html).toMatch(new RegExp(`figure-value">${length}</span> <span class="figure-label">campuses`));
});

for (const [path, other, language] of [
  ['/ecole/nos-engagements', '/en/school?langue=en', 'en'],
  ['/en/admissions/international', '/integrer-iet/admissions?langue=fr', 'fr'],
  ['/partenaire', '/en?langue=en', 'en'],
] as const)
  test(`${path}, which has no twin, links to ${other} and has no alternate`, async ({ request }) => {
    const html = await (await request.get(switchedOnOrigin + path)).text();
    const bar = html.slice(html.indexOf('class="top-bar'));
    expect(
      attributesOf(bar, 'a').find(({ hreflang, hrefLang = hreflang }) => hrefLang === language)?.href,
    ).toBe(other);
    const alternates = attributesOf(html, 'link').filter(
      ({ rel, hreflang, hrefLang = hreflang }) => rel === 'alternate' && hrefLang !== undefined,
    );
    expect(alternates).toEqual([]);
  });

test('French pages carry no English words', async ({ request }) => {
  const page = await (await request.get(`${switchedOnOrigin}/ecole`)).text();
  expect(page).not.toContain('Skip to content');
  expect(await (await request.get(`${switchedOnOrigin}/en/school`)).text()).toContain('Skip to content');
});

test('company pages begin with the same letters and stay', async ({ request }) => {
  const answer = await request.get(`${switchedOnOrigin}/entreprise`, { maxRedirects: 0 });
  expect(answer.status()).toBe(200);
});
