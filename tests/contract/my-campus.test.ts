/** A sheet answers for the chosen campus: with its own facts, or with a sentence if there are none. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadContent } from '../../content-service/embedded/load';
import { type RenderedSite, renderedSite } from './rendered-site';

interface Campus {
  slug: string;
  title: string;
  phone: string;
  team: { name: string; role: string }[];
  rent: { from: number; to: number };
  travelPass: { amount: number };
}
interface Programme {
  slug: string;
  campuses: string[];
}

const { entries } = loadContent('content-service/data');
const campuses = entries.campuses as unknown as Campus[];
const programmes = entries.programmes as unknown as Programme[];
const titleOf = (slug: string) => campuses.find((campus) => campus.slug === slug)?.title ?? '';
const referentOf = ({ team }: Campus) => team.find(({ role }) => /handicap/i.test(role))?.name ?? '';
let site: RenderedSite;

beforeAll(async () => {
  vi.stubEnv('PUBLIC_ORIGIN', 'https://www.ecole.example');
  vi.stubEnv('LOG_LEVEL', 'silent');
  site = await renderedSite('https://www.ecole.example');
});

const read = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ');

/** From the element with an id to the start of the next one. */
function parted(html: string, id: string, next: string): string {
  const from = html.indexOf(`id="${id}"`);
  const to = html.indexOf(next, from);
  return from < 0 ? '' : html.slice(from, to < 0 ? undefined : to);
}

/** Errors on the sheet of a programme with a chosen campus that teaches it. */
function wrongThere(slug: string, html: string, campus: Campus): string[] {
  const wrong: string[] = [];
  const openDay = read(
    parted(html, 'en-bref', '</dl>').split('decision-open-day')[1]?.split('</div>')[0] ?? '',
  );
  const there = openDay.includes(campus.title) && !openDay.includes('Pas encore de date');
  const none = openDay.includes(`Pas encore de date à ${campus.title}`) && openDay.includes('La plus proche');
  if (!there && !none) wrong.push(`open day: ${openDay}`);
  const contact = parted(html, 'campus', '</address>');
  if (!contact.includes(campus.phone)) wrong.push('phone');
  const disability = parted(html, 'handicap', '</section>');
  const named = campuses.filter((other) => disability.includes(referentOf(other)));
  if (named.length !== 1 || named[0] !== campus) wrong.push('disability');
  const offers = parted(html, 'autour', '</main>').split('Offres d’alternance')[1] ?? '';
  const hasOffer = entries.offers.some(
    (offer) => offer.campus === campus.slug && offers.includes(`/offres-alternance/${offer.slug}`),
  );
  if (
    offers.includes('/offres-alternance/') &&
    !hasOffer &&
    !read(offers).includes(`Pas d’offre à ${campus.title}`)
  )
    wrong.push('offers');
  const prices = parted(html, 'tarifs', '</section>');
  // A course of some days has no cost of a year.
  const [, costs] = read(prices).split(`Une année à ${campus.title}`);
  const { rent, travelPass } = campus;
  if (!slug.startsWith('court-')) {
    if (!costs?.includes(`${rent.from} € à ${rent.to} € par mois`)) wrong.push('lodging');
    if (!costs?.includes(`${travelPass.amount} € par mois`)) wrong.push('transport');
  }
  const presets = [...html.matchAll(/href="\/crm\/[a-z]+\?course=[^"]*"/g)];
  if (presets.some(([href]) => !href.includes(`campus=${campus.slug}"`))) wrong.push('presets');
  return wrong;
}

describe.each(campuses)('at $slug', (campus) => {
  it('every sheet answers for the campus, or says that it does not teach the programme and which does', async () => {
    const wrong: unknown[] = [];
    for (const { slug, campuses: taught } of programmes) {
      const address = `/formations/${slug}?campus=${campus.slug}`;
      if (taught.includes(campus.slug)) {
        const found = wrongThere(slug, await (await site.ask(address)).text(), campus);
        if (found.length > 0) wrong.push([slug, ...found]);
        continue;
      }
      // Only the part, as a navigation requests it: the rest is that of the sheet without a campus.
      const { parts } = await (await site.ask(`${address}&_data=routes%2Fprogramme`)).json();
      const said = read(parts.actions.html);
      const nearest = taught.some((other) =>
        said.includes(`Le campus le plus proche : ${titleOf(other)}, à `),
      );
      if (!said.includes(`Pas enseignée à ${campus.title}`) || nearest !== taught.length > 0)
        wrong.push([slug, said]);
    }
    expect(wrong).toEqual([]);
  });
});

it('a sheet without a chosen campus names the contact of each of its campuses', async () => {
  const html = await (await site.ask('/formations/bts-maintenance-eolienne')).text();
  const disability = parted(html, 'handicap', '</section>');
  for (const slug of ['caen', 'lille', 'nantes'])
    expect(disability).toContain(referentOf(campuses.find((campus) => campus.slug === slug) as Campus));
});
