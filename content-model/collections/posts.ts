/** Posts of the blog. */
import { defineCollection } from '../entry';
import { group, pick } from '../field';
import { head } from '../head';
import {
  day,
  ifAny,
  line,
  moment,
  needed,
  nullable,
  orEmpty,
  paragraph,
  picture,
  rawText,
  readAs,
  richText,
  slug,
} from '../kinds';
import { places } from '../places';
import { optionalReference } from '../reading/lenient';
import { many } from '../relations';

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
    called: ['Article de blog', 'Blog'],
    drafts: true,
    folder: 'posts',
    sort: ['publishDate:desc'],
    bySlug: true,
    fields: {
      slug: needed(slug()),
      title: needed(line()),
      /** null: a draft, never answered to the site. */
      publishDate: orEmpty(nullable(day())),
      summary: paragraph(),
      focusImage: ifAny(picture()),
      category: readAs(category, () => optionalReference),
      author: group({ name: needed(line()), role: line() }, ['Auteur', 'Qui signe l’article.']),
      programmes: many('programmes'),
      body: richText(),
      /** Last change after the publication, if any. */
      updatedOn: ifAny(moment(['Modifié le', 'Si le texte a changé depuis sa publication.'])),
      seo: head,
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
      /** What a card needs. */
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
