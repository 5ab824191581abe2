/** The first result of the site search for a common question: it needs a text and a link. */
import { z } from 'zod';
import { defineCollection } from '../collection';
import { pick } from '../field';
import { href, line, list, needed, number, paragraph, slug, withDefault } from '../kinds';
import { places } from '../places';

export const answers = defineCollection(
  places.answers,
  {
    frenchNames: ['Réponse de la recherche', 'Réponses de la recherche'],
    drafts: true,
    folder: 'answers',
    sort: ['position'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      question: needed(line(['Question', 'Comme elle s’affiche au-dessus de la réponse.'])),
      /** Queries for it, each complete. */
      wordings: list(line(), { min: 1 }, [
        'Formulations',
        'Ce que l’on tape dans la recherche : « prix bts », « combien coûte un bts »…',
      ]),
      answer: needed(paragraph(['Réponse', 'Une ou deux phrases.'])),
      url: needed(href(['Lien', 'Page du site où la réponse continue : /tarifs.'])),
      label: needed(line(['Texte du lien', 'Dit où mène le lien.'])),
      position: withDefault(number(z.int()), 0),
    },
  },
  (fields) => ({ search: pick(fields, 'slug', 'question', 'wordings', 'answer', 'url', 'label') }),
);
