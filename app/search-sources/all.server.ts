/** Every document there is. */
import type { SearchedCollection } from '~/content/collections';
import type { SearchDocument } from '~/search/document';
import { news, posts } from './articles.server';
import { campuses } from './campuses.server';
import { careers } from './careers.server';
import { events } from './events.server';
import { pages } from './pages.server';
import { programmes } from './programmes.server';
import { screens } from './screens.server';
import type { Source, SourceContext } from './source.server';

/**
 * A source for every collection that is searched, and the screens. Of two documents at one address the first
 * counts: a page an editor wrote before the screen it opens.
 */
export const sources: Readonly<Record<SearchedCollection | 'screens', Source>> = {
  programmes,
  campuses,
  events,
  careers,
  pages,
  screens,
  news,
  posts,
};

/**
 * @param onFailure told about a source that could not be read; the others are searched all the same
 */
export async function* everyDocument(
  context: SourceContext,
  onFailure: (source: string, error: unknown) => void,
): AsyncGenerator<SearchDocument> {
  const known = new Set<string>();
  for (const [name, source] of Object.entries(sources)) {
    try {
      for await (const document of source(context)) {
        if (known.has(document.href)) continue;
        known.add(document.href);
        yield document;
      }
    } catch (error) {
      onFailure(name, error);
    }
  }
}
