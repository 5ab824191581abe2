/** Names of the collections: relations say where they lead before all are declared. */
export type CollectionName =
  | 'sectors'
  | 'campuses'
  | 'programmes'
  | 'events'
  | 'newsCategories'
  | 'news'
  | 'posts'
  | 'careers'
  | 'offers'
  | 'people'
  | 'podcasts'
  | 'faqs'
  | 'answers'
  | 'partners'
  | 'menus'
  | 'articles';
