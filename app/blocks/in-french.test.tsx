// @vitest-environment jsdom
/** Blocks of an English page list the entries that there are, which are French, and say so in English. */
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ContentClient } from '~/content/client.server';
import { englishLabels } from '~/site/english-labels.server';
import { LabelsProvider } from '~/site/labels-context';
import { eventsDefinition } from './events/definition.server';
import { EventsBlock } from './events/events';
import { eventsExample } from './events/example';
import { contextOfTests, parseExample, renderBlock } from './testing';

/** A service has no events in English. */
const english = { list: async () => ({ items: [] }) } as unknown as ContentClient;
const context = () => {
  const { content, ...rest } = contextOfTests();
  return { ...rest, content: english, french: content };
};

describe('a list on an English page', () => {
  it('has the entries that there are', async () => {
    const french = await parseExample(eventsDefinition, eventsExample);
    const block = await parseExample(eventsDefinition, eventsExample, context());
    expect(block.items).toEqual(french.items);
  });

  it('says in English that they are in French, and is marked so, in the words of the site', async () => {
    const block = await parseExample(eventsDefinition, eventsExample, context());
    render(
      <LabelsProvider overrides={englishLabels} language="en">
        <EventsBlock block={block} first={false} />
      </LabelsProvider>,
    );
    expect(screen.getByText(/^In French:/)).toBeTruthy();
    const [card] = screen.getAllByRole('article');
    expect(card?.closest('[lang]')?.getAttribute('lang')).toBe('fr');
    expect(card?.textContent).toMatch(/\d{4}/);
    expect(screen.getByRole('link', { name: /All events/ })).toBeTruthy();
  });

  it('says nothing of it on a French page', async () => {
    const { container } = renderBlock(EventsBlock, await parseExample(eventsDefinition, eventsExample));
    expect(container.querySelector('.block-language, [lang]')).toBe(null);
  });
});
