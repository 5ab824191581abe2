/** Frequent questions from the content service. */
import { z } from 'zod';
import { askFor } from '~/content/ask-for.server';
import type { ContentClient } from '~/content/client.server';
import { optionalSlug, slug, text } from '~/content/fields.server';
import { listEvery } from '~/content/list-every';
import { richText } from '~/content/rich-text.server';

const faq = z.object({ slug, question: text, answer: richText, topic: optionalSlug });
export type Faq = z.output<typeof faq>;

/** The questions on one topic, in the editors' order. */
export function listFaqs(content: ContentClient, topic: string): Promise<readonly Faq[]> {
  return listEvery(content, '/faqs', faq, {
    filters: { topic: { $eq: topic } },
    ...askFor(faq),
    sort: ['position:asc', 'slug:asc'],
  });
}
