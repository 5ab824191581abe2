/** Partners of the school. */
import { defineCollection } from '../collection';
import { partnerKinds } from '../enumerations';
import { href, ifAny, line, needed, oneOf, paragraph, slug } from '../kinds';
import { places } from '../places';

export const partners = defineCollection(
  places.partners,
  {
    frenchNames: ['Partenaire', 'Partenaires'],
    drafts: true,
    folder: 'partners',
    sort: ['name'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      name: needed(line()),
      kind: oneOf(partnerKinds, ['Genre', 'Sous lequel les pages le rangent.']),
      description: paragraph(),
      url: ifAny(href()),
    },
  },
  (fields) => ({ whole: fields }),
);
