/**
 * Each state of admission, by status, on each page that shows it. `tests/e2e/crawler.no-js.spec.ts`
 * presses the buttons.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type AdmissionState, isOpenToday } from '~/school/programmes/admission-state';
import { admissionText, waysInBrief } from '~/school/programmes/admission-words';
import { createLabels } from '~/site/labels';
import { nationalCase, rollingCases, withOther } from './admission-cases';
import { visit } from './crawl';
import { type RenderedSite, readContentAgain, renderedSite } from './rendered-site';
import { between } from './spoilt-site';

vi.mock('../../content-service/embedded/handler', async (original) =>
  (await import('./spoilt-site')).spoiltHandler(original as never),
);

const origin = 'https://www.ecole.example';
const t = createLabels({});
let site: RenderedSite;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ORIGIN', origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  site = await renderedSite(origin);
});

type Wire = Record<string, unknown>;

/** One programme of the service with other values, in every answer. */
function teach(slug: string, changes: Wire): Promise<void> {
  const others = new Map([[slug, changes]]);
  between.answer = async (service, request) => withOther(others, request, await service(request));
  return readContentAgain();
}

const sentenceOf = (state: AdmissionState) => admissionText(state, t).replace(/\s+/g, ' ');
/** The visible text, in one line with plain spaces. */
const read = (html: string) =>
  html
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ');
const page = async (address: string) => (await visit(site, address)).html;
/** From the last start of such an item before a link to the programme. */
function around(html: string, href: string, tag: 'article' | 'li'): string {
  const at = html.indexOf(`href="${href}`);
  if (at < 0) return '';
  return html.slice(html.lastIndexOf(`<${tag}`, at), html.indexOf(`</${tag}>`, at));
}

/** The text of each page about a programme. */
const surfaces: Record<string, (slug: string) => Promise<string>> = {
  card: async (slug) => around(await page('/formations?tri=nom'), `/formations/${slug}"`, 'article'),
  prices: async (slug) => around(await page('/tarifs'), `/formations/${slug}#tarifs`, 'li'),
  'page of the form': async (slug) => (await page(`/crm/contact?course=${slug}`)).split('<main')[1] ?? '',
  search: async (slug) =>
    around(
      await page(`/recherche?q=${slug.replaceAll('-', '+')}&type=formations`),
      `/formations/${slug}"`,
      'li',
    ),
};

describe.each([
  ...rollingCases.map((one) => ({ ...one, slug: 'bachelor-charge-projet-environnement' })),
  { ...nationalCase, slug: 'bts-gpn' },
])('$name', ({ slug, changes, ways, first }) => {
  beforeAll(() => teach(slug, changes));
  const said = waysInBrief(ways, t).replace(/\s+/g, ' ');

  it.each(Object.keys(surfaces))('is shown by: %s', async (surface) => {
    expect(read((await surfaces[surface]?.(slug)) ?? '')).toContain(said);
  });

  it('is shown by the sheet, whose first action follows it', async () => {
    const html = await page(`/formations/${slug}`);
    const actions = html.slice(html.indexOf('id="demarches"'), html.indexOf('programme-about'));
    for (const { state } of ways)
      expect(read(html.slice(html.indexOf('id="admission"')))).toContain(sentenceOf(state));
    expect(/href="([^"]*)"/.exec(actions)?.[1]).toMatch(first);
    const allYear = ways.some(({ state }) => 'closesOn' in state && state.closesOn === null);
    if (!allYear) expect(read(html)).not.toMatch(/toute l’année/i);
  });

  it('is the first answer of the sheet, and decides whether its bottom bar offers an application', async () => {
    const html = await page(`/formations/${slug}`);
    const [, answer = ''] = html.split('class="decision-deadline"');
    const shown = read(answer.slice(0, answer.indexOf('</dd>')));
    const [way, ...others] = said.split(' · ');
    // One state common to all ways is not of one of them.
    const expected = way?.startsWith('Candidatures : ') ? way.slice('Candidatures : '.length) : (way ?? '');
    expect(shown.toLowerCase().indexOf(expected.toLowerCase())).toBeGreaterThan(-1);
    for (const other of others) expect(shown.indexOf(other)).toBeGreaterThan(shown.indexOf(expected));
    const [, bar = ''] = html.split('class="bottom-bar');
    const applies = bar.slice(0, bar.indexOf('</nav>')).includes('/crm/registration');
    expect(applies).toBe(first.test('/crm/registration'));
    if (applies) expect(ways.some(({ state }) => isOpenToday(state)) || slug === 'bts-gpn').toBe(true);
  });

  it('is shown by the comparison', async () => {
    const compared = read(await page(`/formations/comparer?f=${slug}`));
    for (const { state } of ways) expect(compared).toContain(sentenceOf(state));
  });
});

it('a closed programme of the demonstration offers a number, a similar programme, and the next intake', async () => {
  between.answer = (service, request) => service(request);
  await readContentAgain();
  const html = await page('/formations/bac-pro-gppe');
  const actions = html.slice(html.indexOf('id="demarches"'), html.indexOf('programme-about'));
  expect(actions).toMatch(/href="tel:/);
  expect(actions).toMatch(/href="\/formations\/[a-z-]+"/);
  expect(actions).not.toContain('/crm/registration');
  expect(read(actions)).toContain('rentrées');
});

it('a campus without a link in the CRM has its number in place of the buttons', async () => {
  const html = await page('/formations/bts-gemeau?campus=tours');
  const actions = html.slice(html.indexOf('id="demarches"'), html.indexOf('programme-about'));
  expect(actions).not.toContain('/crm/');
  expect(actions).toMatch(/href="tel:/);
});
