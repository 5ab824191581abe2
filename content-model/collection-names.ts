/** Names of the collections, in the order of the service's description. */
export const collectionNames = [
  'sectors',
  'campuses',
  'programmes',
  'events',
  'newsCategories',
  'news',
  'posts',
  'careers',
  'offers',
  'people',
  'podcasts',
  'faqs',
  'answers',
  'partners',
  'menus',
  'articles',
] as const;
export type CollectionName = (typeof collectionNames)[number];
