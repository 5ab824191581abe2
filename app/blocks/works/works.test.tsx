// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { worksDefinition } from './definition.server';
import { worksExample } from './example';
import { WorksBlock } from './works';

describe('the block of works', () => {
  it('shows the latest works, each with its programme, and leads to all', async () => {
    const block = await parseExample(worksDefinition, worksExample);
    renderBlock(WorksBlock, block);
    expect(screen.getAllByRole('article')).toHaveLength(worksExample.limit);
    expect(screen.getAllByText(/Promotion 20\d\d/)).toHaveLength(worksExample.limit);
    expect(screen.getByRole('link', { name: 'Tous les travaux' }).getAttribute('href')).toBe('/travaux');
  });
});
