/** Data of the finder: the data for scripts, and parts that only the server renders. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import type { Nearness } from '~/school/campuses/nearest/nearness.server';
import type { Alternatives } from './alternatives';
import type { FinderData } from './find-programmes.server';
import { FinderChips } from './finder-chips';
import { NoResult } from './no-result';

/**
 * @param alternatives suggestions if nothing was found
 * @param admissionOf today's state of admission of a programme, in one line
 */
export function finderScreen(
  render: PartRenderer,
  found: FinderData,
  nearness: Nearness,
  alternatives: Alternatives | null,
  admissionOf: (slug: string) => string,
) {
  const { suggestions, cards, ...shown } = found;
  const { state, facets, total } = found;
  return {
    found: { ...shown, cards: cards.map((card) => ({ ...card, admission: admissionOf(card.slug) })) },
    nearness,
    parts: {
      chips: render(FinderChips, { found: { state, facets }, nearness: { place: nearness.place } }),
      noResult:
        total === 0
          ? render(NoResult, {
              found: { state, facets, suggestions },
              place: nearness.place?.near ?? null,
              alternatives,
            })
          : null,
    },
  };
}

export type FinderParts = ReturnType<typeof finderScreen>['parts'];
/** Without the data of a single part. */
export type FinderPageData = ReturnType<typeof finderScreen>['found'];
