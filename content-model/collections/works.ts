/** Works of students: a report, an inventory, a map, a prototype. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { pick } from '../field';
import { head } from '../head';
import {
  ifAny,
  line,
  needed,
  nullable,
  number,
  orEmpty,
  paragraph,
  picture,
  rawText,
  richText,
  slug,
} from '../kinds';
import { places } from '../places';
import { toOne } from '../relations';

export const works = defineCollection(
  places.works,
  {
    frenchNames: ['Travail d’étudiants', 'Travaux d’étudiants'],
    drafts: true,
    folder: 'works',
    sort: ['year:desc', 'title'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      title: needed(line()),
      summary: orEmpty(paragraph()),
      programme: toOne('programmes'),
      campus: nullable(toOne('campuses')),
      year: number(
        z.int().min(1950),
        ['Promotion', 'Année de sortie des étudiants, par exemple 2025.'],
        z.number(),
      ),
      image: ifAny(picture()),
      body: richText(),
      seo: head,
    },
  },
  (fields) => {
    const summary = pick(fields, 'slug', 'title', 'summary', 'programme', 'campus', 'year', 'image');
    return {
      /** The fields of a card. */
      summary,
      /** The fields of a line. */
      line: pick(fields, 'slug', 'title', 'year'),
      whole: { ...summary, ...pick(fields, 'body', 'seo') },
      sitemap: pick(fields, 'slug', 'image', 'seo'),
      search: { ...pick(fields, 'slug', 'title', 'summary', 'programme', 'campus', 'year'), body: rawText },
    };
  },
);
