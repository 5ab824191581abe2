// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { keyFiguresBlock } from '../../../content-model/blocks/key-figures';
import { defineBlock } from '../definition.server';
import { parseExample, renderBlock } from '../testing';
import { keyFiguresExample } from './example';
import { KeyFiguresBlock } from './key-figures';

describe('key figures', () => {
  it('reads each figure with its unit, its meaning and its source', async () => {
    renderBlock(KeyFiguresBlock, await parseExample(defineBlock(keyFiguresBlock), keyFiguresExample));
    const figure = screen.getAllByRole('listitem')[2];
    expect(figure?.textContent).toContain('81\u00a0% des apprenants suivent leur cursus en alternance');
    expect(figure?.textContent).toContain('Effectifs au 1er\u00a0décembre dernier');
  });

  it('leaves out a figure without its number; is refused when no figure remains', async () => {
    const items = [{ label: 'étudiants' }, ...keyFiguresExample.items];
    expect(
      (await parseExample(defineBlock(keyFiguresBlock), { ...keyFiguresExample, items })).items,
    ).toHaveLength(4);
    await expect(
      parseExample(defineBlock(keyFiguresBlock), { ...keyFiguresExample, items: [] }),
    ).rejects.toThrow();
  });
});
