import { describe, expect, it } from 'vitest';
import { byRegion } from './by-region';

describe('campuses by region', () => {
  it('orders regions and campuses as a French index does', () => {
    const regions = byRegion([
      { region: 'Île-de-France', title: 'Paris' },
      { region: 'Normandie', title: 'Rouen' },
      { region: 'Hauts-de-France', title: 'Lille' },
      { region: 'Normandie', title: 'Évreux' },
    ]);
    expect(regions.map(({ name }) => name)).toEqual(['Hauts-de-France', 'Île-de-France', 'Normandie']);
    expect(regions[2]?.campuses.map(({ title }) => title)).toEqual(['Évreux', 'Rouen']);
  });

  it('has no region without campuses', () => {
    expect(byRegion([])).toEqual([]);
  });
});
