/** Categories that news is filed under. */
import { defineCollection } from '../entry';
import { pick } from '../field';
import { line, needed, slug } from '../kinds';

export const newsCategories = defineCollection(
  {
    singular: 'news-category',
    called: ['Catégorie d’actualités', 'Catégories d’actualités'],
    drafts: false,
    path: 'news-categories',
    folder: 'news-categories',
    sort: ['title'],
    bySlug: true,
    shownOn: '/actualites',
    fields: { slug: needed(slug()), title: needed(line()) },
  },
  (fields) => ({ whole: pick(fields, 'title', 'slug') }),
);
