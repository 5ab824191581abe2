/** Every document there is. */
import type { SearchedCollection } from '~/content/questions/collections';
import type { CuratedAnswer } from '~/search/curated';
import type { SearchDocument } from '~/search/document';
import { answerSource } from './answers.server';
import { newsSource, postSource } from './articles.server';
import { campusSource } from './campuses.server';
import { careerSource } from './careers.server';
import { eventSource } from './events.server';
import { pageSource } from './pages.server';
import { programmeSource } from './programmes.server';
import { screenSource } from './screens.server';
import type { EntrySource, SourceContext } from './source.server';
import { workSource } from './works.server';

/**
 * A source for every searched collection, and one for the screens. Of two documents with the same address the first
 * is used: an editorial page before the screen it belongs to.
 */
const searchSources: Readonly<
  Record<SearchedCollection | 'screens', EntrySource<SearchDocument | CuratedAnswer>>
> = {
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

/**
 * @param onFailure called for a source that could not be read; the others are still searched
 */
export async function* everyDocument(
  context: SourceContext,
  onFailure: (source: string, error: unknown) => void,
): AsyncGenerator<SearchDocument | CuratedAnswer> {
  const known = new Set<string>();
  for (const [name, source] of Object.entries(searchSources)) {
    try {
      for await (const document of source(context)) {
        if (document.kind !== 'answer') {
          if (known.has(document.href)) continue;
          known.add(document.href);
        }
        yield document;
      }
    } catch (error) {
      onFailure(name, error);
    }
  }
}
