// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { offersDefinition } from './definition.server';
import { offersExample } from './example';
import { OffersBlock } from './offers';

describe('the offers block', () => {
  it('shows the latest offers of the sector the editor chose', async () => {
    const block = await parseExample(offersDefinition, offersExample);
    renderBlock(OffersBlock, block);
    expect(block.items.every(({ sector }) => sector?.slug === 'eau')).toBe(true);
    expect(screen.getAllByRole('article')).toHaveLength(block.items.length);
    expect(block.all).toBe('/offres-alternance?secteur=eau');
  });

  it('shows a sentence when there is no offer', async () => {
    renderBlock(
      OffersBlock,
      await parseExample(offersDefinition, { ...offersExample, sector: 'nulle-part' }),
    );
    expect(screen.getByText("Pas d'offres disponibles")).toBeTruthy();
  });
});
