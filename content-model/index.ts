/** The fields of every collection. */

import type { Collection } from './collection';
import { answers } from './collections/answers';
import { articles } from './collections/articles';
import { campuses } from './collections/campuses';
import { careers } from './collections/careers';
import { events } from './collections/events';
import { faqs } from './collections/faqs';
import { menus } from './collections/menus';
import { news } from './collections/news';
import { newsCategories } from './collections/news-categories';
import { offers } from './collections/offers';
import { partners } from './collections/partners';
import { people } from './collections/people';
import { podcasts } from './collections/podcasts';
import { posts } from './collections/posts';
import { programmes } from './collections/programmes';
import { redirects } from './collections/redirects';
import { sectors } from './collections/sectors';
import { synonyms } from './collections/synonyms';
import { works } from './collections/works';
import type { CollectionName } from './places';

export const collections = {
  sectors,
  campuses,
  programmes,
  events,
  newsCategories,
  news,
  posts,
  careers,
  offers,
  works,
  people,
  podcasts,
  faqs,
  answers,
  synonyms,
  partners,
  menus,
  articles,
  redirects,
} satisfies Record<CollectionName, Collection>;
