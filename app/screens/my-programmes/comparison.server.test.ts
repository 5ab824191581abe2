import { describe, expect, it } from 'vitest';
import { pageContent } from '~/content/page-content.server';
import { createRig, startOfService } from '../../../tests/contract/service';
import { loadComparison } from './comparison.server';

const rig = createRig();
const load = (query: string) =>
  loadComparison(pageContent(rig.content), new URLSearchParams(query), startOfService);
const slugs = (programmes: readonly { slug: string }[]) => programmes.map(({ slug }) => slug);

describe('a comparison', () => {
  it('shows programmes in the order of the address, and cannot be added to when it is full', async () => {
    const data = await load('f=mastere-rse&f=bts-gpn&f=bts-gemeau');
    expect(slugs(data.compared)).toEqual(['mastere-rse', 'bts-gpn', 'bts-gemeau']);
    expect(data).toMatchObject({ leftOut: [], unknown: 0, doubled: false, suggested: [], offered: [] });
  });

  it('says how many programmes the school does not have', async () => {
    const data = await load('f=bts-disparu&f=bts-gpn&f=../etc&f=autre-disparue');
    expect(slugs(data.compared)).toEqual(['bts-gpn']);
    expect(data.unknown).toBe(3);
    expect(data.leftOut).toEqual([]);
  });

  it('names the programmes beyond the third', async () => {
    const data = await load('f=mastere-rse,bts-gpn,bts-gemeau,bts-bioqualite');
    expect(slugs(data.compared)).toHaveLength(3);
    expect(data.leftOut).toEqual(['BTS Bioqualité']);
  });

  it('lets no unknown programme take a place of the three', async () => {
    const data = await load('f=x,y,z,mastere-rse,bts-gpn,bts-gemeau,bts-bioqualite');
    expect(slugs(data.compared)).toEqual(['mastere-rse', 'bts-gpn', 'bts-gemeau']);
    expect(data).toMatchObject({ unknown: 3, leftOut: ['BTS Bioqualité'] });
  });

  it('suggests programmes similar to the current one, and offers all others', async () => {
    const data = await load('f=bts-gemeau');
    expect(data.suggested.length).toBeGreaterThan(0);
    expect(slugs(data.suggested)).not.toContain('bts-gemeau');
    expect(slugs(data.suggested)[0]).toBe('bts-metiers-de-l-eau');
    expect(data.offered).toHaveLength(39);
  });

  it('offers every programme when it is empty', async () => {
    const data = await load('');
    expect(data.compared).toEqual([]);
    expect(data.offered).toHaveLength(40);
  });
});
