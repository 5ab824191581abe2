import type { Clock } from '~/base/clock';
import { ContentUnavailable } from '../calls/errors';
import type { Described } from './cache-rules';
import { type Doubts, doubtRules } from './doubts';

/** The known state of an answer, to compare with the new one. */
export type Known = Pick<Described, 'path' | 'entries' | 'id' | 'texts'>;

/** @param onRefused called for each disappearance that is not believed */
export function createRefusal(doubts: Pick<Doubts, 'believes'>, clock: Clock, onRefused?: () => void) {
  /**
   * @param found what there is now; null: the service says the answer is gone
   * @throws {ContentUnavailable} for a disappearance that is doubted: the known answer stays
   */
  return (key: string, known: Known | undefined, found: Omit<Known, 'path'> | null): void => {
    if (!known) return;
    const { path, entries, id, texts } = known;
    const news = {
      key,
      path,
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
