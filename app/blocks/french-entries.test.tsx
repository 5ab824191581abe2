// @vitest-environment jsdom
/** Blocks of an English page list the entries that there are, which are French, and say so in English. */
import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import type { ContentClient } from '~/content/client.server';
import { ContentNotFound } from '~/content/errors';
import { englishLabels } from '~/site/english-labels.server';
import { LabelsProvider } from '~/site/labels-context';
import { AccordionBlock } from './accordion/accordion';
import { accordionDefinition } from './accordion/definition.server';
import { topicAccordionExample } from './accordion/example';
import { AdmissionDatesBlock } from './admission-dates/admission-dates';
import { admissionDatesDefinition } from './admission-dates/definition.server';
import { admissionDatesExample } from './admission-dates/example';
import { ContactBlock } from './contact/contact';
import { contactDefinition } from './contact/definition.server';
import { contactExample } from './contact/example';
import { eventsDefinition } from './events/definition.server';
import { EventsBlock } from './events/events';
import { eventsExample } from './events/example';
import { contextOfTests, parseExample, renderBlock } from './testing';

/** A service has no events in English. */
const english = {
  list: async () => ({ items: [] }),
  find: async () => {
    throw new ContentNotFound('no such entry');
  },
} as unknown as ContentClient;
const inEnglish = (block: ReactNode) =>
  render(
    <LabelsProvider overrides={englishLabels} language="en">
      {block}
    </LabelsProvider>,
  );
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
    inEnglish(<EventsBlock block={block} first={false} />);
    expect(screen.getByText(/^In French:/)).toBeTruthy();
    const [card] = screen.getAllByRole('article');
    expect(card?.closest('[lang]')?.getAttribute('lang')).toBe('fr');
    expect(card?.textContent).toMatch(/\d{4}/);
    expect(screen.getByRole('link', { name: /All events/ })).toBeTruthy();
  });

  it('has the questions of a topic, and not those written in the block, marked as French', async () => {
    const ofFaq = await parseExample(accordionDefinition, topicAccordionExample, context());
    inEnglish(<AccordionBlock block={ofFaq} first={false} />);
    expect(screen.getByText(/^In French:/)).toBeTruthy();
    expect(document.querySelectorAll('[lang="fr"] details')).toHaveLength(ofFaq.items.length);
    cleanup();
    const items = [{ question: 'When?', answer: '<p>Now.</p>' }];
    const own = await parseExample(accordionDefinition, { title: 'Own', items }, context());
    const { container } = inEnglish(<AccordionBlock block={own} first={false} />);
    expect(container.querySelector('.block-language, [lang]')).toBe(null);
  });

  it('has the dates of admission, in French', async () => {
    const french = await parseExample(admissionDatesDefinition, admissionDatesExample);
    const block = await parseExample(admissionDatesDefinition, admissionDatesExample, context());
    expect(block).toEqual(french);
    inEnglish(<AdmissionDatesBlock block={block} first={false} />);
    expect(screen.getByText(/^In French:/)).toBeTruthy();
    expect(
      screen
        .getByText(block.national[0]?.title ?? '')
        .closest('[lang]')
        ?.getAttribute('lang'),
    ).toBe('fr');
  });

  it('has the campus to write to, its hours in French', async () => {
    const block = await parseExample(contactDefinition, contactExample, context());
    inEnglish(<ContactBlock block={block} first={false} />);
    expect(screen.getByRole('link', { name: '02 61 91 00 97' })).toBeTruthy();
    expect(document.querySelector('[lang="fr"]')?.textContent).toBe(block.openingHours);
    expect(screen.getByText('Telephone')).toBeTruthy();
  });

  it('says nothing of it on a French page', async () => {
    const { container } = renderBlock(EventsBlock, await parseExample(eventsDefinition, eventsExample));
    expect(container.querySelector('.block-language, [lang]')).toBe(null);
  });
});
