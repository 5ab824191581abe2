import { z } from 'zod';
import { lenientArray, optionalSlug, text } from '~/content/fields.server';
import { listFaqs } from '~/school/faqs/faqs.server';
import { type BlockOf, blockHeading, defineResolvedBlock } from '../definition.server';
import { filledRichText } from '../entries.server';

const wire = z.object({
  ...blockHeading,
  items: lenientArray(z.object({ question: text, answer: filledRichText })),
  /** Instead of items: the questions of the FAQ on this topic. */
  topic: optionalSlug,
});

export const accordionDefinition = defineResolvedBlock(
  'accordion',
  wire,
  async ({ title, intro, ...own }, { content }) => {
    const items = own.items.length === 0 && own.topic ? await listFaqs(content, own.topic) : own.items;
    if (items.length === 0) return null;
    return { title, intro, items: items.map(({ question, answer }) => ({ question, answer })) };
  },
);
export type AccordionBlockData = BlockOf<typeof accordionDefinition>;
