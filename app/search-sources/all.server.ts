/** The sources of the site search: one for each part of the site. */
import type { SearchedCollection } from '~/content/collections';
import type { SearchParts } from '~/search/site-search.server';
import type { SearchEntry } from '~/search/slices.server';
import { answerSource } from './answers.server';
import { newsSource, postSource } from './articles.server';
import { campusSource } from './campuses.server';
import { careerSource } from './careers.server';
import { eventSource } from './events.server';
import { pageSource } from './pages.server';
import { programmeSource } from './programmes.server';
import { screenSource } from './screens.server';
import type { EntrySource, SourceContext } from './source.server';
import { synonymSource } from './synonyms.server';
import { workSource } from './works.server';

/** Of two documents with the same address the first is used: an editorial page before the screen it belongs to. */
const searchSources: Readonly<Record<SearchedCollection | 'screens', EntrySource<SearchEntry>>> = {
  synonyms: synonymSource,
  answers: answerSource,
  programmes: programmeSource,
  campuses: campusSource,
  events: eventSource,
  careers: careerSource,
  pages: pageSource,
  screens: screenSource,
  news: newsSource,
  posts: postSource,
  works: workSource,
};

export const searchParts = (context: Omit<SourceContext, 'onFailure'>): SearchParts =>
  Object.entries(searchSources).map(([name, source]) => ({
    name,
    read: (onFailure) => source({ ...context, onFailure }),
  }));
