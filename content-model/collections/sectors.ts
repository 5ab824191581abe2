/** Sectors of environment work of a programme, career or offer. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { pick } from '../field';
import { line, needed, number, orEmpty, paragraph, slug, text, withDefault } from '../kinds';
import { places } from '../places';

export const sectors = defineCollection(
  places.sectors,
  {
    frenchNames: ['Domaine', 'Domaines'],
    drafts: false,
    folder: 'sectors',
    sort: ['position'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      title: needed(line()),
      summary: orEmpty(paragraph()),
      /** Colour family of the demonstration's pictures; no page reads it. */
      theme: withDefault(
        text(z.string(), ['Famille de couleurs', 'Des images de la démonstration.']),
        'campus',
      ),
      position: number(z.int()),
    },
  },
  (fields) => ({ whole: pick(fields, 'slug', 'title', 'summary') }),
);
