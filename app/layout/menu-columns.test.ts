import { describe, expect, it } from 'vitest';
import { menuColumns } from './menu-columns';

const campuses = (count: number) => Array.from({ length: count }, (_, index) => `campus-${index + 1}`);

describe('the columns of the campus menu', () => {
  it('shows 26 campuses in columns of 9, 9 and 8, in their order', () => {
    const columns = menuColumns(campuses(26));
    expect(columns.map((column) => column.length)).toEqual([9, 9, 8]);
    expect(columns.flat()).toEqual(campuses(26));
  });

  it('leaves out columns that would be empty', () => {
    expect(menuColumns(campuses(2))).toHaveLength(2);
    expect(menuColumns([])).toEqual([]);
  });

  it('never grows beyond three columns of 11', () => {
    expect(menuColumns(campuses(40)).flat()).toHaveLength(33);
  });
});
