/** Frequent questions from the content service. */
import type { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { listEvery } from '~/content/lists.server';
import { selectionOf } from '~/content/selection.server';
import { reader } from '~/reading/reading.server';
import { faqs } from '../../../content-model/collections/faqs';

const faq = reader(faqs.views.whole);
type Faq = z.output<typeof faq>;

/** The questions on one topic, in the editors' order. */
export function listFaqs(content: ContentClient, topic: string): Promise<readonly Faq[]> {
  return listEvery(content, '/faqs', faq, {
    filters: { topic: { $eq: topic } },
    ...selectionOf(faq),
    sort: ['position:asc', 'slug:asc'],
  });
}
