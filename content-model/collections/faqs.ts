/** Frequent questions. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { pick } from '../field';
import { line, needed, number, rawText, richText, slug, withDefault } from '../kinds';
import { places } from '../places';

export const faqs = defineCollection(
  places.faqs,
  {
    frenchNames: ['Question fréquente', 'Questions fréquentes'],
    drafts: true,
    folder: 'faqs',
    sort: ['topic', 'position'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      question: needed(line(['Question', 'Comme les visiteurs la posent.'])),
      answer: richText(['Réponse', 'Commencez par la réponse ; les détails ensuite.']),
      topic: slug(['Sujet', 'Identifiant du sujet : admissions, financement…']),
      position: withDefault(number(z.int()), 0),
    },
  },
  (fields) => ({
    whole: pick(fields, 'slug', 'question', 'answer', 'topic'),
    /** Only questions on a topic belong to a page. */
    ofTopic: { topic: needed(slug()), question: fields.question, answer: rawText },
  }),
);
