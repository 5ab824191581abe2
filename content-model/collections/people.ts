/** Alumni and ambassadors. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { peopleKinds } from '../enumerations';
import { pick } from '../field';
import {
  ifAny,
  line,
  needed,
  nullable,
  number,
  oneOf,
  orEmpty,
  paragraph,
  picture,
  richText,
  slug,
} from '../kinds';
import { places } from '../places';
import { toOne } from '../relations';

export const people = defineCollection(
  places.people,
  {
    frenchNames: ['Ancien élève', 'Anciens élèves'],
    drafts: true,
    folder: 'people',
    sort: ['slug'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      name: needed(line()),
      kind: oneOf(peopleKinds, ['Genre', 'Un ambassadeur étudie encore, et répond aux questions.']),
      graduationYear: nullable(
        number(
          z.int().min(1990).max(2035),
          ['Année de diplôme', 'Vide pour qui étudie encore.'],
          z.number().int(),
        ),
      ),
      programme: toOne('programmes'),
      campus: toOne('campuses'),
      job: orEmpty(line(['Métier', 'Métier actuel, ou formation suivie.'])),
      company: nullable(line()),
      quote: orEmpty(paragraph(['Citation', 'Une phrase ou deux, sans guillemets.'])),
      story: richText(['Parcours', 'Du premier jour à l’école jusqu’à aujourd’hui.']),
      portrait: ifAny(picture()),
    },
  },
  (fields) => ({
    whole: fields,
    /** The fields of a quote. */
    voice: pick(
      fields,
      'slug',
      'name',
      'kind',
      'graduationYear',
      'campus',
      'job',
      'company',
      'quote',
      'portrait',
    ),
  }),
);
