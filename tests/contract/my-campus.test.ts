/** A sheet answers for the chosen campus: with its own facts, or with a sentence if there are none. */
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { resolveDate } from '../../content-service/embedded/dates';
import { loadContent } from '../../content-service/embedded/load';
import { sampled } from '../matrices/sample';
import { type RenderedSite, renderedSite } from './rendered-site';

interface Campus {
  slug: string;
  title: string;
  phone: string;
  team: { name: string; role: string }[];
  latitude: number;
  longitude: number;
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
interface OpenDay {
  campus: string;
  type: string;
  availability: string;
  dateStart: string;
  starts: number;
}

const started = new Date();
/** The soonest first, on the days that they slide to. */
const openDays = (entries.events as unknown as Omit<OpenDay, 'starts'>[])
  .map((event) => ({ ...event, starts: Date.parse(resolveDate(event.dateStart, started, 'Europe/Paris')) }))
  .filter((event) => event.type === 'open-day' && event.availability === 'scheduled')
  .filter(({ starts }) => starts > started.getTime())
  .sort((one, other) => one.starts - other.starts);
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

/** Longer with the distance over the globe. */
function chord(one: Campus, other: Campus | undefined): number {
  const at = ({ latitude, longitude }: Campus) => {
    const [north, east] = [(latitude * Math.PI) / 180, (longitude * Math.PI) / 180];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  };
  const there = other ? at(other) : [];
  return Math.hypot(...at(one).map((part, axis) => part - (there[axis] ?? 9)));
}

/** The first answer for a campus: its open day, or that there is none, with the nearest and the soonest of the others. */
function openDayAnswer({ campuses: taught }: Programme, campus: Campus): RegExp {
  const about = openDays.filter((event) => taught.includes(event.campus));
  if (about.some((event) => event.campus === campus.slug))
    return new RegExp(`^(?!.*Pas encore).*${campus.title}`);
  const far = (event: OpenDay) =>
    chord(
      campus,
      campuses.find((other) => other.slug === event.campus),
    );
  const [soonest] = about;
  const [nearest] = about.toSorted((one, other) => far(one) - far(other));
  const first =
    soonest === nearest ? '(?!.*La première)' : `.*La première : ${titleOf(soonest?.campus ?? '')},`;
  return new RegExp(
    `Pas encore de date à ${campus.title} .*La plus proche : ${titleOf(nearest?.campus ?? '')},${first}`,
  );
}

/** Errors on the sheet of a programme with a chosen campus that teaches it. */
function wrongThere(programme: Programme, html: string, campus: Campus): string[] {
  const wrong: string[] = [];
  const openDay = read(
    parted(html, 'en-bref', '</dl>').split('decision-open-day')[1]?.split('</div>')[0] ?? '',
  );
  if (!openDayAnswer(programme, campus).test(openDay)) wrong.push(`open day: ${openDay}`);
  // An open day of the campus is also what one can come to.
  if (
    !/Pas encore de date/.test(openDay) &&
    /Pas encore de date/.test(read(parted(html, 'autour', '</main>')))
  )
    wrong.push('events');
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
  const [, costs] = read(prices).split('Le détail du calcul');
  const { rent, travelPass } = campus;
  if (!programme.slug.startsWith('court-')) {
    if (!costs?.includes(`${rent.from} € à ${rent.to} €`)) wrong.push('lodging');
    if (!costs?.includes(` ${travelPass.amount} €`)) wrong.push('transport');
  }
  const presets = [...html.matchAll(/href="\/crm\/[a-z]+\?course=[^"]*"/g)];
  if (presets.some(([href]) => !href.includes(`campus=${campus.slug}"`))) wrong.push('presets');
  return wrong;
}

// A thousand sheets, or a tenth of them.
describe.each(sampled(campuses, ({ slug }) => slug))('at $slug', (campus) => {
  it('every sheet answers for the campus, or says that it does not teach the programme and which does', async () => {
    const wrong: unknown[] = [];
    for (const programme of programmes) {
      const { slug, campuses: taught } = programme;
      const address = `/formations/${slug}?campus=${campus.slug}`;
      if (taught.includes(campus.slug)) {
        const found = wrongThere(programme, await (await site.ask(address)).text(), campus);
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
