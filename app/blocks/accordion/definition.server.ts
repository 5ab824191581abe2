import { z } from 'zod';
import { optionalSlug, text } from '~/content/fields.server';
import { listFaqs } from '~/school/faqs/faqs.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';
import { filledRichText, optionalEntries, part } from '../entries.server';

const wire = z.object({
  ...blockHeading,
  items: optionalEntries(z.object({ question: part(text), answer: part(filledRichText) }), ['answer']),
  /** Instead of items: the questions of the FAQ on this topic. */
  topic: optionalSlug,
});

export const accordionDefinition = defineResolvedBlock(
  'accordion',
  wire,
  async ({ title, intro, ...own }, { content }) => {
    const items = own.items.length === 0 && own.topic ? await listFaqs(content, own.topic) : own.items;
    if (items.length === 0) return null;
    return {
      title,
      intro,
      items: items.flatMap(({ question, answer }) => (answer ? [{ question, answer }] : [])),
    };
  },
);
export type AccordionBlockData = BlockOf<typeof accordionDefinition>;
