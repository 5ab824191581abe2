import { describe, expect, it } from 'vitest';
import { menuColumns } from './menu-columns';

const campuses = (count: number) => Array.from({ length: count }, (_, index) => `campus-${index + 1}`);
const columnsOf = (count: number) => menuColumns(campuses(count), (left) => `${left} others`);

describe('the columns of the campus menu', () => {
  it.each([
    [26, [9, 9, 8]],
    [33, [11, 11, 11]],
  ])('shows %i campuses in columns of %j, in their order', (count, lengths) => {
    const columns = columnsOf(count);
    expect(columns.map((column) => column.length)).toEqual(lengths);
    expect(columns.flat()).toEqual(campuses(count));
  });

  it('leaves out columns that would be empty', () => {
    expect(columnsOf(2)).toHaveLength(2);
    expect(columnsOf(0)).toEqual([]);
  });

  it.each([34, 40])(
    'with %i entries, more than three columns of 11, ends with a link to the rest',
    (count) => {
      const columns = columnsOf(count);
      expect(columns.map((column) => column.length)).toEqual([11, 11, 11]);
      expect(columns.flat()).toEqual([...campuses(32), `${count - 32} others`]);
    },
  );
});
