import { describe, expect, it } from 'vitest';
import { filterAddress } from './filter-address';

const action = 'https://www.ecole.example/formations';
const at = (fields: [string, string][], to = action) => filterAddress(to, fields);

describe('the address of a filter form', () => {
  it('holds the chosen values, in the order of the form', () => {
    expect(
      at([
        ['secteur', 'eau'],
        ['campus', 'lyon'],
      ]),
    ).toBe('/formations?secteur=eau&campus=lyon');
  });

  it('leaves out values that were not chosen', () => {
    const fields: [string, string][] = [
      ['secteur', ''],
      ['campus', 'lyon'],
      ['q', '  '],
    ];
    expect(at(fields)).toBe('/formations?campus=lyon');
    expect(at([['secteur', '']])).toBe('/formations');
  });

  it('keeps several values of one field', () => {
    const fields: [string, string][] = [
      ['campus', 'lyon'],
      ['campus', 'nantes'],
    ];
    expect(at(fields)).toBe('/formations?campus=lyon&campus=nantes');
  });

  it('replaces a query of the form’s address, as browsers do', () => {
    expect(at([['q', 'eau & forêt']], `${action}?page=3#resultats`)).toBe('/formations?q=eau+%26+for%C3%AAt');
  });

  it('sends no files', () => {
    expect(filterAddress(action, [['piece', new File([], 'x')]])).toBe('/formations');
  });
});
