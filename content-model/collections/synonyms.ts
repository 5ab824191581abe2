/** Visitors' words and the school's words, for the site search. */
import { defineCollection } from '../collection';
import { pick } from '../field';
import { line, list, needed, pattern, slug } from '../kinds';
import { places } from '../places';

/** `prix = tarif = coût`, or `bourse, crous > financement`. */
const synonym = /^[^=>]+(?:(?:=[^=>]+)+|>[^=>]+)$/;

export const synonyms = defineCollection(
  places.synonyms,
  {
    frenchNames: ['Synonymes de la recherche', 'Synonymes de la recherche'],
    drafts: true,
    folder: 'synonyms',
    sort: ['slug'],
    bySlug: true,
    optional: true,
    fields: {
      slug: needed(slug()),
      title: needed(line(['Thème', 'Pour vous retrouver : les visiteurs ne le voient pas.'])),
      lines: list(pattern(synonym), { min: 1 }, [
        'Synonymes',
        'Un groupe par ligne. « prix = tarif = coût » : chacun trouve aussi les autres. « bourse, crous > financement » : bourse et crous trouvent aussi financement, mais pas l’inverse. Accents, majuscules et pluriels ne comptent pas.',
      ]),
    },
  },
  (fields) => ({ search: pick(fields, 'slug', 'lines') }),
);
