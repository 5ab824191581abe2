// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contextOfTests, parseExample, renderBlock } from '../testing';
import { CampusesBlock } from './campuses';
import { campusesDefinition } from './definition.server';
import { campusesExample } from './example';

describe('the campuses block', () => {
  it('shows the campuses on the map, with no more than the map needs', async () => {
    const block = await parseExample(campusesDefinition, campusesExample);
    renderBlock(CampusesBlock, block);
    expect(screen.getByRole('navigation', { name: 'Carte des campus' })).toBeTruthy();
    expect(Object.keys(block.display.campuses[0] ?? {})).not.toContain('email');
  });

  it('skips each of two maps to its own list', async () => {
    const block = await parseExample(campusesDefinition, campusesExample);
    renderBlock(CampusesBlock, block);
    renderBlock(CampusesBlock, { ...block, id: 'bloc-2' });
    const targets = [...document.querySelectorAll('.map-skip')].map((link) => link.getAttribute('href'));
    expect(new Set(targets).size).toBe(2);
    for (const target of targets) expect(document.querySelectorAll(target ?? '')).toHaveLength(1);
  });

  it('shows the campuses of one region as cards', async () => {
    const wire = { ...campusesExample, presentation: 'cards', region: 'Bretagne' };
    renderBlock(CampusesBlock, await parseExample(campusesDefinition, wire));
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('link', { name: 'Brest' }).getAttribute('href')).toBe('/campus/brest');
  });

  it('shows all 26 as a list', async () => {
    renderBlock(
      CampusesBlock,
      await parseExample(campusesDefinition, { ...campusesExample, presentation: 'list' }),
    );
    expect(screen.getAllByRole('link')).toHaveLength(26);
  });

  it('is not rendered for a region without a campus', async () => {
    expect(
      await campusesDefinition.read({ ...campusesExample, region: 'Atlantide' }, contextOfTests()),
    ).toBeNull();
  });
});
