import { expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { createLog } from '~/log.server';
import type { PageContext } from '~/screens/frame/page-loader.server';
import { createRig } from '../../../tests/contract/service';
import { loadYearCost } from './year-cost.server';

const rig = createRig();
const ask = (query: string) =>
  loadYearCost({
    content: pageContent(rig.content),
    services: { content: rig.content, log: createLog('silent') },
    url: new URL(`https://www.ecole.example/cout-d-une-annee?${query}`),
  } as PageContext);

it('of a campus has the fees of each programme that is taught there', async () => {
  const { fees, programmes } = await ask('campus=la-reunion');
  const all = programmes.flatMap((group) => group.programmes);
  const there = fees.flatMap((group) => group.programmes);
  expect(there.length).toBeGreaterThan(0);
  expect(there.length).toBeLessThan(all.length);
  expect(there.find(({ slug }) => slug === 'bts-gemeau')?.price).toMatch(/^0\s€\sen\salternance/);
  expect(there.map(({ slug }) => slug)).not.toContain('bachelor-ecotourisme');
});

it('of a programme, or of the whole school, repeats no fees', async () => {
  expect((await ask('formation=bts-gemeau&campus=la-reunion')).fees).toEqual([]);
  expect((await ask('')).fees).toEqual([]);
});
