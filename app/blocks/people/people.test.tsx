// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contextOfTests, parseExample, renderBlock } from '../testing';
import { peopleDefinition } from './definition.server';
import { peopleExample } from './example';
import { PeopleBlock } from './people';

describe('the people block', () => {
  it('shows ambassadors when the editor requested ambassadors', async () => {
    const block = await parseExample(peopleDefinition, peopleExample);
    renderBlock(PeopleBlock, block);
    expect(block.items.every(({ kind }) => kind === 'ambassador')).toBe(true);
    expect(screen.getAllByRole('article')).toHaveLength(block.items.length);
  });

  it('links to the list of everybody, except on that list', async () => {
    const elsewhere = renderBlock(PeopleBlock, await parseExample(peopleDefinition, peopleExample));
    expect(elsewhere.container.querySelector('.block-all a')?.getAttribute('href')).toBe(
      '/alumni/alumni-et-ambassadeurs',
    );
    const there = { ...contextOfTests(), page: '/alumni/alumni-et-ambassadeurs' };
    const { container } = renderBlock(
      PeopleBlock,
      await parseExample(peopleDefinition, peopleExample, there),
    );
    expect(container.querySelector('.block-all')).toBeNull();
  });

  it('shows alumni and ambassadors when the editor did not choose', async () => {
    const block = await parseExample(peopleDefinition, { ...peopleExample, kind: null, limit: 24 });
    expect(new Set(block.items.map(({ kind }) => kind)).size).toBe(2);
  });
});
