import { expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { kilometresBetween } from '~/school/campuses/globe';
import { franceGazetteer } from '~/school/campuses/nearest/france-gazetteer.server';
import { offerPosition } from '~/school/offers/offer-distances.server';
import { listSectors } from '~/school/programmes/sectors.server';
import { createLabels } from '~/site/labels';
import { createRig } from '../../../tests/contract/service';
import { loadOfferList } from './offer-list.server';

const rig = createRig();
const t = createLabels({});

async function find(query: string) {
  const places = { sectors: await listSectors(rig.content), campuses: await listCampuses(rig.content), t };
  const list = await loadOfferList(
    pageContent(rig.content),
    new Date(rig.now),
    new URLSearchParams(query),
    places,
  );
  if (!list) throw new Error(`no offers at ${query}`);
  return list;
}

const kilometres = ({ offers, distances }: Awaited<ReturnType<typeof find>>) =>
  offers.map(({ slug }) => Number(distances[slug]?.replace(/\D/g, '') || 0));
/** Every page of a list. */
async function findAll(query: string) {
  const first = await find(query);
  const more = Array.from({ length: first.pages - 1 }, (_, index) => find(`${query}&page=${index + 2}`));
  return [first, ...(await Promise.all(more))];
}

it('lists what is within reach of each campus, on the spot first, and counts both', async () => {
  const campuses = await listCampuses(rig.content);
  const whole = (await findAll('secteur=')).flatMap(({ offers }) => offers);
  let onTheSpot = 0;
  for (const campus of campuses) {
    const pages = await findAll(`pres-de=${campus.slug}`);
    const [first] = pages;
    const far = pages.flatMap(kilometres);
    expect(far, campus.slug).toEqual(far.toSorted((a, b) => a - b));
    expect(first?.total, campus.slug).toBe(far.length);
    expect(first?.onSite, campus.slug).toBe(far.filter((distance) => distance === 0).length);
    const within = whole.filter((offer) => {
      const position = offerPosition(offer, campuses, franceGazetteer());
      return position && kilometresBetween(campus, position) <= 150;
    });
    expect(new Set(pages.flatMap(({ offers }) => offers.map(({ slug }) => slug))), campus.slug).toEqual(
      new Set(within.map(({ slug }) => slug)),
    );
    onTheSpot += first?.onSite ?? 0;
  }
  expect(onTheSpot).toBeGreaterThan(10);
});

it('names the list without the place where nothing is within reach', async () => {
  const whole = await find('secteur=eau');
  const { total, loosened } = await find('secteur=eau&pres-de=97500');
  expect(total).toBe(0);
  expect(loosened).toContainEqual(
    expect.objectContaining({ href: '/offres-alternance?secteur=eau', count: whole.total }),
  );
});

it('narrows and sorts together', async () => {
  const { offers, choice } = await find('secteur=eau&pres-de=lyon');
  expect(choice).toMatchObject({ sector: 'eau', near: 'lyon' });
  expect(offers.every(({ sector }) => sector?.slug === 'eau')).toBe(true);
});

it('shows no distance without a place, or for an unknown one', async () => {
  expect((await find('')).distances).toEqual({});
  expect(await find('pres-de=zzzz')).toMatchObject({ distances: {}, choice: { near: null } });
});

it('names the filter to remove if nothing matches, with the number then found', async () => {
  const { loosened } = await find('campus=brest&secteur=eau');
  expect(loosened.map(({ href }) => href)).toContain('/offres-alternance?secteur=eau');
  for (const { href, count } of loosened)
    expect((await find(href.slice(href.indexOf('?') + 1))).total).toBe(count);
  expect((await find('')).loosened).toEqual([]);
});
