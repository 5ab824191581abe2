/**
 * Each state of admission, by status, on each page that shows it, and in the data. `tests/e2e/crawler.no-js.spec.ts`
 * presses the buttons.
 */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { AdmissionState, WayIn } from '~/school/programmes/admission-state';
import { admissionText, waysInBrief } from '~/school/programmes/admission-words';
import { createLabels } from '~/site/labels';
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
  const change = (entry: Wire) => {
    if (entry.slug !== slug) return entry;
    const admission = { ...(entry.admission as Wire), ...(changes.admission as Wire) };
    return { ...entry, ...changes, admission };
  };
  between.answer = async (service, request) => {
    const response = await service(request);
    const isProgrammes = /^\/api\/programmes(?:\/|$)/.test(new URL(request.url).pathname);
    if (!response.ok || !isProgrammes) return response;
    const body = (await response.json()) as { data: Wire | Wire[] };
    const data = Array.isArray(body.data) ? body.data.map(change) : change(body.data);
    return Response.json({ ...body, data });
  };
  return readContentAgain();
}

/** A day of Paris, so many days from now. */
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
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

const rolling = 'bachelor-charge-projet-environnement';
const national = 'bts-gpn';
const open = (closesOn: string | null): AdmissionState => ({ kind: 'open', closesOn });
const all = (state: AdmissionState): WayIn[] =>
  (['initial', 'apprenticeship', 'continuing'] as const).map((way) => ({ way, state }));
const but = (way: WayIn['way'], state: AdmissionState, others: AdmissionState) =>
  all(others).map((one) => (one.way === way ? { way, state } : one));
const dates = { opensOn: day(-5), closesOn: day(30) };

describe.each<[name: string, slug: string, changes: Wire, ways: WayIn[], first: RegExp]>([
  [
    'not yet open',
    rolling,
    { admission: { opensOn: day(5), closesOn: day(30) } },
    all({ kind: 'upcoming', opensOn: day(5) }),
    /\/crm\/brochure/,
  ],
  ['open', rolling, { admission: dates }, all(open(day(30))), /\/crm\/registration/],
  [
    'open without end',
    rolling,
    { admission: { opensOn: null, closesOn: null } },
    all(open(null)),
    /\/crm\/registration/,
  ],
  [
    'closed',
    rolling,
    { admission: { opensOn: day(-60), closesOn: day(-5) } },
    all({ kind: 'closed', closesOn: day(-5) }),
    /tel:/,
  ],
  [
    'full for students',
    rolling,
    { admission: { ...dates, full: ['initial'] } },
    but('initial', { kind: 'full' }, open(day(30))),
    /\/crm\/registration/,
  ],
  [
    'full for apprentices',
    rolling,
    { admission: { ...dates, full: ['apprenticeship'] } },
    but('apprenticeship', { kind: 'full' }, open(day(30))),
    /\/crm\/registration/,
  ],
  [
    'full for all',
    rolling,
    { admission: { ...dates, full: ['initial', 'apprenticeship', 'continuing'] } },
    all({ kind: 'full' }),
    /tel:/,
  ],
  [
    'by telephone for students',
    rolling,
    { admission: { ...dates, byTelephone: ['initial'] } },
    but('initial', { kind: 'telephone', closesOn: day(30) }, open(day(30))),
    /\/crm\/registration/,
  ],
  [
    'by telephone for apprentices',
    rolling,
    { admission: { ...dates, byTelephone: ['apprenticeship'] } },
    but('apprenticeship', { kind: 'telephone', closesOn: day(30) }, open(day(30))),
    /\/crm\/registration/,
  ],
  [
    'nowhere taught',
    rolling,
    { admission: dates, campuses: [] },
    all({ kind: 'nowhere', closesOn: day(30) }),
    /tel:/,
  ],
  [
    'of the national calendar, full for students',
    national,
    { admission: { full: ['initial'] } },
    [{ way: 'national', state: { kind: 'full' } }],
    /\/crm\/registration/,
  ],
])('%s', (_, slug, changes, ways, first) => {
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
  });

  it('is shown by the comparison and the open catalogue', async () => {
    const compared = read(await page(`/formations/comparer?f=${slug}`));
    for (const { state } of ways) expect(compared).toContain(sentenceOf(state));
    const { formations } = JSON.parse(await page('/catalogue.json'));
    const { etats } = formations.find(({ identifiant }: Wire) => identifiant === slug).candidatures;
    for (const { state } of ways)
      expect(etats).toContainEqual(
        expect.objectContaining({
          etat: published[state.kind],
          cloture: 'closesOn' in state ? state.closesOn : null,
        }),
      );
  });
});

const published = {
  upcoming: 'a-venir',
  open: 'ouverte',
  telephone: 'par-telephone',
  nowhere: 'sans-campus',
  full: 'complete',
  closed: 'close',
};

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
