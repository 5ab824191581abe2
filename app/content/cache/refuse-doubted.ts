import type { Clock } from '~/base/clock';
import { ContentUnavailable } from '../calls/errors';
import type { AnswerFacts } from './cache-rules';
import { type ContentNews, type Doubts, doubtRules } from './doubts';

/** The known state of an answer, to compare with the new one. */
export type AnswerState = Omit<AnswerFacts, 'bytes'>;

/** What an editor's change is compared with. */
export type LossFacts = Pick<ContentNews, 'subjects' | 'missing'>;

/** @param onRefused called for each disappearance that is not believed */
export function createRefusal(doubts: Pick<Doubts, 'believes'>, clock: Clock, onRefused?: () => void) {
  /**
   * @param found what there is now; null: the service says the answer is gone
   * @param facts of the question, and of what is lost
   * @throws {ContentUnavailable} for a disappearance that is doubted: the known answer stays
   */
  return (
    key: string,
    before: AnswerState | undefined,
    after: Omit<AnswerState, 'path'> | null,
    facts: LossFacts = {},
  ): void => {
    if (!before) return;
    const { path, entries, id, texts } = before;
    const news = {
      key,
      path,
      ...facts,
      ...(id === undefined ? {} : { id }),
      before: entries,
      // What is not a list is one entry.
      after: after && (after.entries ?? 1),
      ...(after ? { texts: { before: texts, after: after.texts } } : {}),
    };
    if (doubts.believes(news, clock())) return;
    onRefused?.();
    throw new ContentUnavailable(`${before.path}: what the service says is doubted`, {
      retryAfterSeconds: doubtRules.askAgain / 1000,
    });
  };
}
