import { describe, expect, it } from 'vitest';
import { byName, byRegion } from './campus-groups';

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

describe('campuses by name', () => {
  it('are sorted by letter without accents, with their articles', () => {
    const titles = ['Lyon', 'Évreux', 'La Réunion', 'Angers', 'Épinal'];
    const groups = byName(titles.map((title) => ({ title })));
    expect(groups.map(({ name, campuses }) => [name, ...campuses.map(({ title }) => title)])).toEqual([
      ['A', 'Angers'],
      ['E', 'Épinal', 'Évreux'],
      ['L', 'La Réunion', 'Lyon'],
    ]);
  });
});
