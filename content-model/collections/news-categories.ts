/** Categories that news is filed under. */
import { defineCollection } from '../collection';
import { pick } from '../field';
import { line, needed, slug } from '../kinds';
import { places } from '../places';

export const newsCategories = defineCollection(
  places.newsCategories,
  {
    frenchNames: ['Catégorie d’actualités', 'Catégories d’actualités'],
    drafts: false,
    folder: 'news-categories',
    sort: ['title'],
    bySlug: true,
    fields: { slug: needed(slug()), title: needed(line()) },
  },
  (fields) => ({ whole: pick(fields, 'title', 'slug') }),
);
