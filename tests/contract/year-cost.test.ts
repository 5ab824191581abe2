/** What a year costs: the sheet of a programme and the list of prices answer alike. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../content-service/embedded/load';
import { type RenderedSite, renderedSite } from './rendered-site';

const { entries } = loadContent('content-service/data');
const programmes = entries.programmes as unknown as {
  slug: string;
  campuses: string[];
  prices: { status: string }[];
}[];
let site: RenderedSite;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://www.ecole.example');
  vi.stubEnv('LOG_LEVEL', 'silent');
  site = await renderedSite('https://www.ecole.example');
});

const htmlOf = async (address: string) => (await site.ask(address)).text();
/** The text of the answer, with plain spaces; empty without one. */
function answerOf(html: string): string {
  const [, part = ''] = html.split('class="year-cost stack">');
  const [answer = ''] = part.split('<form');
  return answer
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

describe.each([
  ['initial', 'etudiant'],
  ['apprenticeship', 'apprenti'],
  ['continuing', 'formation-continue'],
])('for the status %s', (status, word) => {
  it('every programme answers alike on its sheet and among the prices, with a figure only for who has one', async () => {
    const unlike: unknown[] = [];
    for (const { slug, campuses, prices } of programmes) {
      const [campus] = campuses;
      if (!campus || slug.startsWith('court-') || !prices.some((price) => price.status === status)) continue;
      const query = `statut=${word}&campus=${campus}&age=18`;
      const sheet = answerOf(await htmlOf(`/formations/${slug}?${query}`));
      const among = answerOf(await htmlOf(`/tarifs?formation=${slug}&${query}`));
      const hasFigure = /^Il vous (?:faut|reste|manque) [\d\s]+€ par mois/.test(sheet);
      const isRight = status === 'continuing' ? !/\d/.test(sheet) : hasFigure;
      if (sheet !== among || sheet === '' || !isRight) unlike.push([slug, campus, sheet, among]);
    }
    expect(unlike).toEqual([]);
  });
});

it('is asked by one form of the page, which a sheet without a cost of a year does not have', async () => {
  for (const { slug, campuses } of programmes) {
    const html = await htmlOf(`/formations/${slug}`);
    const hasCost = campuses.length > 0 && !slug.startsWith('court-');
    expect([slug, html.includes('action="#cout"')]).toEqual([slug, hasCost]);
    expect(answerOf(html)).toBe('');
  }
});

it.each([
  ['/tarifs', ''],
  ['/tarifs?campus=lyon', ''],
  ['/tarifs?formation=bts-gpn&campus=lyon', /^Il vous faut 1 030 € par mois, pendant 10 mois/],
  ['/tarifs?statut=apprenti&campus=lyon', 'Choisissez une formation et un campus.'],
  ['/tarifs?formation=mastere-rse&statut=apprenti&campus=brest', /n’existe pas à Brest sous ce statut/],
  ['/tarifs?formation=bts-gemeau&statut=apprenti&campus=lyon&age=16', /^Il vous manque 33 € par mois/],
  ['/formations/bts-gpn?campus=lyon&statut=apprenti&age=18', /^Il vous reste 266 € par mois/],
  [
    '/formations/bts-gpn?campus=lyon&statut=apprenti&age=18',
    /Smic, de 1 867,02 € bruts depuis le 1.{0,2} juin 2026/,
  ],
  ['/formations/bts-gpn?campus=lyon&statut=apprenti', /par mois la première année, loyer/],
  ['/formations/technicien-riviere?campus=tours&statut=apprenti', /^(?!.*première année)Il vous/],
  ['/formations/bachelor-qse?campus=lyon&statut=apprenti', /^(?!.*première année)Il vous/],
  ['/formations/bts-gpn?campus=lyon&statut=ailleurs&age=x', /^Il vous faut 1 030 €/],
  ['/formations/mastere-rse?campus=brest&statut=apprenti', 'Choisissez une formation et un campus.'],
])('%s answers %s', async (address, answer) => {
  const text = answerOf(await htmlOf(address));
  if (typeof answer === 'string') expect(text).toBe(answer);
  else expect(text).toMatch(answer);
});
