// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { tableDefinition } from './definition.server';
import { tableExample } from './example';
import { TableBlock } from './table';

describe('table', () => {
  it('is a real table: caption, headed columns, headed rows', async () => {
    renderBlock(TableBlock, await parseExample(tableDefinition, tableExample));
    expect(screen.getByRole('table', { name: tableExample.caption })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(tableExample.columns);
    expect(screen.getByRole('rowheader', { name: 'Venir sans voiture' }).getAttribute('scope')).toBe('row');
    expect(screen.getByRole('cell', { name: '17 sur 26' })).toBeTruthy();
  });

  it('scrolls in a named region that the keyboard reaches', async () => {
    renderBlock(TableBlock, await parseExample(tableDefinition, tableExample));
    expect(screen.getByRole('region', { name: tableExample.caption }).tabIndex).toBe(0);
  });

  it('accepts rows as long as the head', async () => {
    const columns = ['Public', 'Prix', 'Prix'];
    const rows = [
      ['Adulte', '1', '2'],
      ['Adulte', '1', '2'],
    ];
    renderBlock(TableBlock, await parseExample(tableDefinition, { ...tableExample, columns, rows }));
    expect(screen.getAllByRole('row')).toHaveLength(3);
  });

  it('completes a short row and leaves out one with more cells than columns', async () => {
    const rows = [['Achats', 'Part'], ['a', 'b', 'c', 'd', 'e', 'f'], 'pas une ligne'];
    const block = await parseExample(tableDefinition, { ...tableExample, rows });
    expect(block.rows).toEqual([['Achats', 'Part', '', '', '']]);
  });

  it('shows its rows without a head, and is refused without rows', async () => {
    const rows = [['a', 'b'], ['c']];
    const bare = await parseExample(tableDefinition, { ...tableExample, rows, columns: ['Seule'] });
    expect([bare.columns, bare.rows]).toEqual([
      null,
      [
        ['a', 'b'],
        ['c', ''],
      ],
    ]);
    await expect(parseExample(tableDefinition, { ...tableExample, rows: [] })).rejects.toThrow();
  });
});
