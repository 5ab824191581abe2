import { expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { listSectors } from '~/school/programmes/programmes.server';
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

it('goes from the nearest offer to the farthest around a place, page by page', async () => {
  const [whole, first, second] = await Promise.all([
    find(''),
    find('pres-de=59100'),
    find('pres-de=59100&page=2'),
  ]);
  expect(first.total).toBe(whole.total);
  const far = [...kilometres(first), ...kilometres(second)];
  expect(far).toEqual([...far].sort((a, b) => a - b));
  expect(first.offers[0]?.campus?.slug).toBe('lille');
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
  expect(loosened.map(({ href }) => href)).toContain('/offres-alternance?secteur=eau&pres-de=brest');
  for (const { href, count } of loosened)
    expect((await find(href.slice(href.indexOf('?') + 1))).total).toBe(count);
  expect((await find('')).loosened).toEqual([]);
});
