// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contextOfTests, parseExample, renderBlock } from '../testing';
import { CareersBlock } from './careers';
import { careersDefinition } from './definition.server';
import { careersExample } from './example';

describe('the careers block', () => {
  it('shows the careers of the sector the editor chose', async () => {
    const block = await parseExample(careersDefinition, careersExample);
    renderBlock(CareersBlock, block);
    expect(block.items.every(({ sector }) => sector?.slug === 'eau')).toBe(true);
    const [first] = block.items;
    const link = screen.getByRole('link', { name: first?.title ?? '' });
    expect(link.getAttribute('href')).toBe(`/metiers/${first?.slug}`);
  });

  it('shows the pictures there are, and cards of text beside them', async () => {
    const block = await parseExample(careersDefinition, { ...careersExample, sector: undefined, limit: 20 });
    expect(block.items.some(({ image }) => image === null)).toBe(true);
    const { container } = renderBlock(CareersBlock, block);
    expect(container.querySelectorAll('.entry-picture')).toHaveLength(
      block.items.filter(({ image }) => image).length,
    );
  });

  it('is not rendered for a sector without careers', async () => {
    expect(
      await careersDefinition.read({ ...careersExample, sector: 'nulle-part' }, contextOfTests()),
    ).toBeNull();
  });
});
