/** Data of the finder: the data for scripts, and parts that only the server renders. */
import type { PartRenderer } from '~/parts/part-renderer.server';
import type { Nearness } from '~/school/campuses/nearest/nearness.server';
import type { Alternatives } from './alternatives';
import type { FinderData } from './find-programmes.server';
import { FinderChips } from './finder-chips';
import { NoResult } from './no-result';

interface FinderScreenData {
  results: FinderData;
  nearness: Nearness;
  /** Suggestions if there is no result. */
  alternatives: Alternatives | null;
  /** Today's state of admission of a programme, in one line. */
  admissionOf: (slug: string) => string;
}

/** What the finder's page needs in the browser, and its parts. */
export function finderScreen(
  render: PartRenderer,
  { results, nearness, alternatives, admissionOf }: FinderScreenData,
) {
  const { suggestions, cards, ...pageResults } = results;
  // Parts are kept by their data: with more of it, fewer pages would share one.
  const criteria = { state: results.state, facets: results.facets };
  return {
    found: { ...pageResults, cards: cards.map((card) => ({ ...card, admission: admissionOf(card.slug) })) },
    nearness,
    parts: {
      chips: render(FinderChips, { found: criteria, nearness: { place: nearness.place } }),
      noResult:
        results.total === 0
          ? render(NoResult, {
              found: { ...criteria, suggestions },
              place: nearness.place?.near ?? null,
              alternatives,
            })
          : null,
    },
  };
}

export type FinderParts = ReturnType<typeof finderScreen>['parts'];
/** The results, without what only one part shows. */
export type FinderPageData = ReturnType<typeof finderScreen>['found'];
