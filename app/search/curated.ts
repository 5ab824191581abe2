/** Answers by editors to the questions people ask: which of them a query asks for. Pure. */
import { type Term, weights } from './understand';
import { stemsOf } from './words';

/** An answer as it is read. */
export interface CuratedAnswer {
  kind: 'answer';
  question: string;
  /** Queries for it. */
  wordings: readonly string[];
  answer: string;
  href: string;
  /** The text of the link. */
  label: string;
}

/** The part shown on a results page. */
export type ShownAnswer = Pick<CuratedAnswer, 'question' | 'answer' | 'href' | 'label'>;

export interface IndexedAnswer extends ShownAnswer {
  /** Stems of each wording, with optional words separate. */
  wordings: readonly ReadonlySet<string>[];
}

export interface CuratedAnswers {
  readonly answers: readonly IndexedAnswer[];
  /** Stems that a query can do without. */
  readonly optionalStems: ReadonlySet<string>;
}

export function indexAnswer({ kind: _, wordings, ...answer }: CuratedAnswer): IndexedAnswer {
  const stems = wordings.map((wording) => new Set(stemsOf(wording)));
  return { ...answer, wordings: stems.filter(({ size }) => size > 0) };
}

/** Share of a wording that a query must say. */
const leastShare = 0.65;

/**
 * The answer one of whose wordings says all that the query does, and little more. If several match, the one with the
 * largest share of its wording in the query; then the longest, which is the most specific.
 */
export function answerTo(
  { answers, optionalStems }: CuratedAnswers,
  terms: readonly Term[],
): ShownAnswer | null {
  let best: { answer: IndexedAnswer; said: number; size: number } | null = null;
  for (const answer of answers) {
    for (const wording of answer.wordings) {
      const said = shareInQuery(wording, terms, optionalStems);
      const size = wording.size;
      if (said < leastShare) continue;
      if (!best || said > best.said || (said === best.said && size > best.size))
        best = { answer, said, size };
    }
  }
  if (!best) return null;
  const { question, answer, href, label } = best.answer;
  return { question, answer, href, label };
}

/** A word begun may become any other: who types `bac` has not asked about `bac+2`. */
const { prefix } = weights;

/** The share of a wording's words that the query says; 0 if the query has other required words. */
function shareInQuery(
  wording: ReadonlySet<string>,
  terms: readonly Term[],
  optionalStems: ReadonlySet<string>,
): number {
  const said = new Set<string>();
  for (const { meanings, isRequired, corrected } of terms) {
    const meant = meanings.filter(
      ({ stems, weight }) => (corrected || weight > prefix) && stems.every((stem) => wording.has(stem)),
    );
    if (meant.length === 0 && isRequired) return 0;
    for (const { stems } of meant) for (const stem of stems) said.add(stem);
  }
  const needed = [...wording].filter((stem) => !optionalStems.has(stem));
  const counted = needed.length > 0 ? needed : [...wording];
  return counted.filter((stem) => said.has(stem)).length / counted.length;
}
