import { expect, it } from 'vitest';
import { createRig, startOfService } from '../../../tests/contract/service';
import { openDaysToVisit } from './open-days.server';

it('lists the open days that can still be visited, soonest first', async () => {
  const { content } = createRig();
  const all = await openDaysToVisit(content, startOfService);
  expect(all.length).toBeGreaterThan(5);
  expect(all.map(({ dateStart }) => dateStart)).toEqual(all.map(({ dateStart }) => dateStart).toSorted());
  const [first] = all;
  const { content: spoilt } = createRig({
    spoil: async (_, response) => {
      const text = (await response.text()).replaceAll('"scheduled"', '"full"');
      return new Response(text, response);
    },
  });
  expect(first?.status).toBe('scheduled');
  expect(await openDaysToVisit(spoilt, startOfService)).toEqual([]);
});
