/** Which pages show a field, by their questions. */

import type { RefusedField } from '~/content/call.server';
import { collectionOfPath } from '~/content/collections';
import type { ContentQuery } from '~/content/query';
import { placesIn } from '~/content/query';
import type { Trouble } from './trouble';

export interface PagesOfFields {
  /** Notes a question. @param page address or template of the page it is asked for */
  note(page: string, path: string, query: ContentQuery | undefined): void;
  /** One finding for each field that the content service lacks, with the affected pages. */
  troubles(refused: readonly RefusedField[]): Trouble[];
}

export function pagesOfFields(): PagesOfFields {
  const pages = new Map<string, Set<string>>();
  return {
    note(page, path, query = {}) {
      for (const place of placesIn(query)) {
        const field = `${collectionOfPath(path)} ${place}`;
        pages.set(field, (pages.get(field) ?? new Set()).add(page));
      }
    },
    troubles: (refused) =>
      refused.map(({ collection, place }) => ({
        kind: 'absent',
        place: collection,
        problem: place,
        pages: [...(pages.get(`${collection} ${place}`) ?? [])].sort(),
      })),
  };
}
