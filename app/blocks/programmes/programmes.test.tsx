// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parseExample, renderBlock } from '../testing';
import { programmesDefinition } from './definition.server';
import { programmesExample } from './example';
import { ProgrammesBlock } from './programmes';

describe('the programmes block', () => {
  it('keeps the order in which the editor named the programmes', async () => {
    const block = await parseExample(programmesDefinition, programmesExample);
    renderBlock(ProgrammesBlock, block);
    expect(block.items.map(({ slug }) => slug)).toEqual(programmesExample.slugs);
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  it('shows the first that the editor named if there is no room for all', async () => {
    const slugs = ['mastere-ressource-en-eau', 'bts-gpn', 'bts-gemeau'];
    const block = await parseExample(programmesDefinition, { slugs, limit: 2 });
    expect(block.items.map(({ slug }) => slug)).toEqual(slugs.slice(0, 2));
  });

  it('shows the programmes of a level and a rhythm, and links to the same list', async () => {
    const wire = { __component: 'blocks.programmes', level: 2, rhythm: 'periodic', limit: 4 };
    const block = await parseExample(programmesDefinition, wire);
    expect(
      block.items.every(({ exitLevel, rhythms }) => exitLevel === 2 && rhythms.includes('periodic')),
    ).toBe(true);
    expect(block.items).toHaveLength(4);
    expect(block.all).toBe('/formations?niveau=2&rythme=alternance');
  });

  it('shows short courses after all others', async () => {
    const wire = { __component: 'blocks.programmes', limit: 40 };
    const { items } = await parseExample(programmesDefinition, wire);
    const formats = items.map(({ duration }) => duration?.format);
    expect(formats.filter((format) => format === 'short').length).toBeGreaterThan(1);
    expect(formats.slice(formats.indexOf('short'))).not.toContain('long');
  });

  it('links to no level for a short course, which is in the list of none', async () => {
    const levelsOf = async (slugs: string[]) => {
      const { byLevel } = await parseExample(programmesDefinition, { slugs });
      return byLevel.map(({ level }) => level);
    };
    expect(await levelsOf(['court-inventaires', 'bts-gpn', 'bachelor-qse'])).toEqual([2, 3]);
    expect(await levelsOf(['court-inventaires', 'bts-gpn'])).toEqual([]);
  });

  it('leaves out a programme that no longer exists', async () => {
    const block = await parseExample(programmesDefinition, { slugs: ['bts-disparu', 'bts-gpn'] });
    expect(block.items.map(({ slug }) => slug)).toEqual(['bts-gpn']);
  });

  it('shows a sentence when there is no programme', async () => {
    renderBlock(ProgrammesBlock, await parseExample(programmesDefinition, { slugs: ['bts-disparu'] }));
    expect(screen.getByText('Aucune formation associée.')).toBeTruthy();
  });

  it('keeps the headings of a page in order when it has no title', async () => {
    renderBlock(
      ProgrammesBlock,
      await parseExample(programmesDefinition, { ...programmesExample, title: undefined }),
    );
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(3);
  });
});
