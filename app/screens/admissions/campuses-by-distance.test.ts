import { expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { createLabels } from '~/site/labels';
import { createRig } from '../../../tests/contract/service';
import { campusesByDistance } from './campuses-by-distance.server';

const choices = ['Lille', 'Lyon', 'Nantes', 'Rennes'].map((name) => ({ name, slug: name.toLowerCase() }));
const sorted = (query: string, rig = createRig()) =>
  campusesByDistance(pageContent(rig.content), new URLSearchParams(query), choices, createLabels({}));

it('sorts the campuses by distance, and shows the distances', async () => {
  const { campuses, nearness } = await sorted('pres-de=nantes');
  expect(campuses?.map(({ slug }) => slug)).toEqual(['nantes', 'rennes', 'lille', 'lyon']);
  expect(campuses?.[0]?.distance).toBe('sur place');
  expect(campuses?.[1]?.distance).toMatch(/^à\s\d+\skm$/);
  expect(nearness?.place?.word).toBe('nantes');
});

it('keeps the order without a place, and requests nothing for it', async () => {
  const asked: string[] = [];
  const rig = createRig({
    spoil: async ({ url }, response) => {
      asked.push(url);
      return response;
    },
  });
  expect(await sorted('course=bts-gpn', rig)).toEqual({ campuses: choices, nearness: null });
  expect(asked).toEqual([]);
});

it('lists the possible places, and sorts by none of them', async () => {
  const { campuses, nearness } = await sorted('pres-de=saint-denis');
  expect(campuses).toEqual(choices);
  expect(nearness?.choices.length).toBeGreaterThan(1);
});

it('offers a choice if the campuses’ positions cannot be read', async () => {
  const away = createRig({ spoil: async () => new Response('no', { status: 500 }) });
  expect(await sorted('pres-de=nantes', away)).toEqual({ campuses: choices, nearness: null });
});
