import type { Clock } from '~/base/clock';
import { ContentUnavailable } from '../calls/errors';
import type { Described } from './cache-rules';
import { type ContentNews, type Doubts, doubtRules } from './doubts';

/** The known state of an answer, to compare with the new one. */
export type Known = Omit<Described, 'bytes'>;

/** @param onRefused called for each disappearance that is not believed */
export function createRefusal(doubts: Pick<Doubts, 'believes'>, clock: Clock, onRefused?: () => void) {
  /**
   * @param found what there is now; null: the service says the answer is gone
   * @param subjects slugs of entries that the question is about
   * @throws {ContentUnavailable} for a disappearance that is doubted: the known answer stays
   */
  return (
    key: string,
    known: Known | undefined,
    found: Omit<Known, 'path'> | null,
    subjects: readonly string[] = [],
  ): void => {
    if (!known) return;
    const { path, entries, id, texts } = known;
    const news = {
      key,
      path,
      subjects,
      missing: found && missingOf(known, found),
      ...(id === undefined ? {} : { id }),
      known: entries,
      // What is not a list is one entry.
      found: found && (found.entries ?? 1),
      ...(found ? { texts: { known: texts, found: found.texts } } : {}),
    };
    if (doubts.believes(news, clock())) return;
    onRefused?.();
    throw new ContentUnavailable(`${known.path}: what the service says is doubted`, {
      retryAfterSeconds: doubtRules.askAgain / 1000,
    });
  };
}

/** @returns names of each entry that the new list lacks; null where one of the lists is not whole */
function missingOf({ members }: Known, found: Omit<Known, 'path'>): ContentNews['missing'] {
  if (!members || !found.members) return null;
  const left = new Set(found.members.flat());
  return members.filter((names) => !names.some((name) => left.has(name)));
}
