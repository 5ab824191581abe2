// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { contextOfTests, parseExample, renderBlock } from '../testing';
import { eventsDefinition } from './definition.server';
import { EventsBlock } from './events';
import { eventsExample } from './example';

describe('the events block', () => {
  it('shows the next events of the kind the editor chose, soonest first', async () => {
    const block = await parseExample(eventsDefinition, eventsExample);
    renderBlock(EventsBlock, block);
    expect(block.items.length).toBeGreaterThan(0);
    expect(block.items.every(({ type }) => type === 'open-day')).toBe(true);
    const starts = block.items.map(({ dateStart }) => Date.parse(dateStart));
    expect(starts).toEqual([...starts].sort((a, b) => a - b));
    expect(screen.getAllByRole('article')).toHaveLength(block.items.length);
  });

  it('leads to the agenda with the same choice', async () => {
    const [next] = (await parseExample(eventsDefinition, eventsExample)).items;
    const campus = next?.campus?.slug;
    const block = await parseExample(eventsDefinition, { ...eventsExample, campus });
    expect(block.all).toBe(`/agenda?type=portes-ouvertes&campus=${campus}`);
  });

  it('shows a sentence when there is no event', async () => {
    const block = await parseExample(eventsDefinition, { ...eventsExample, type: undefined });
    renderBlock(EventsBlock, { ...block, items: [] });
    expect(screen.getByText('Aucun événement disponible pour le moment')).toBeTruthy();
  });

  it('is not rendered for a chosen campus without events', async () => {
    const chosen = { ...eventsExample, campus: 'nulle-part' };
    expect(await eventsDefinition.read(chosen, contextOfTests())).toBeNull();
  });

  it('shows events of any kind when the kind is not one of the agenda’s', async () => {
    const block = await parseExample(eventsDefinition, { ...eventsExample, type: 'soirée', limit: 24 });
    expect(new Set(block.items.map(({ type }) => type)).size).toBeGreaterThan(1);
  });
});
