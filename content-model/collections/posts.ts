/** Posts of the blog. */

import { defineCollection } from '../collection';
import { firstFields, lastFields } from '../dated-text';
import { group, pick } from '../field';
import { line, needed, rawText, readAs, slug } from '../kinds';
import { places } from '../places';
import { optionalReference } from '../reading/lenient';

const category = group(
  {
    slug: needed(slug(['Identifiant', 'Le même pour tous les articles de la catégorie.'])),
    title: needed(line()),
  },
  ['Catégorie', 'Montrée au-dessus du titre, et filtre de la liste.'],
);

export const posts = defineCollection(
  places.posts,
  {
    frenchNames: ['Article de blog', 'Blog'],
    drafts: true,
    folder: 'posts',
    sort: ['publishDate:desc'],
    bySlug: true,
    fields: {
      ...firstFields,
      category: readAs(category, () => optionalReference),
      author: group({ name: needed(line()), role: line() }, ['Auteur', 'Qui signe l’article.']),
      ...lastFields('Modifié le'),
    },
  },
  (fields) => {
    const summary = pick(
      fields,
      'slug',
      'title',
      'publishDate',
      'summary',
      'focusImage',
      'category',
      'author',
    );
    return {
      /** The fields of a card. */
      summary,
      whole: { ...summary, ...pick(fields, 'body', 'programmes', 'seo') },
      sitemap: pick(fields, 'slug', 'publishDate', 'focusImage', 'seo'),
      feed: { ...summary, ...pick(fields, 'body', 'updatedOn') },
      categorised: pick(fields, 'slug', 'category'),
      search: {
        ...pick(fields, 'slug', 'title', 'publishDate', 'summary'),
        body: rawText,
        ...pick(fields, 'programmes', 'category'),
      },
    };
  },
);
