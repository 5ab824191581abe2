/** Answers by editors to the questions people ask: which of them a query asks for. Pure. */
import { isFaint } from './faint-words';
import { type Part, weights } from './understand';
import { stemsOf } from './words';

/** An answer as it is read. */
export interface CuratedAnswer {
  kind: 'answer';
  question: string;
  /** What is typed for it. */
  wordings: readonly string[];
  answer: string;
  href: string;
  /** What the link says. */
  label: string;
}

/** The part shown on a results page. */
export type ShownAnswer = Pick<CuratedAnswer, 'question' | 'answer' | 'href' | 'label'>;

export interface IndexedAnswer extends ShownAnswer {
  /** Stems of each wording, those apart that a question can do without. */
  wordings: readonly ReadonlySet<string>[];
}

export function indexAnswer({ kind: _, wordings, ...answer }: CuratedAnswer): IndexedAnswer {
  const stems = wordings.map((wording) => new Set(stemsOf(wording)));
  return { ...answer, wordings: stems.filter(({ size }) => size > 0) };
}

/** Share of a wording that a query must say. */
const leastSaid = 0.65;

/**
 * The answer one of whose wordings says all that the query does, and little more. Of several the one whose wording the
 * query says most of; of those the longest, which is about the most.
 */
export function answerTo(answers: readonly IndexedAnswer[], parts: readonly Part[]): ShownAnswer | null {
  let best: { answer: IndexedAnswer; said: number; size: number } | null = null;
  for (const answer of answers) {
    for (const wording of answer.wordings) {
      const said = shareSaid(wording, parts);
      const size = wording.size;
      if (said < leastSaid) continue;
      if (!best || said > best.said || (said === best.said && size > best.size))
        best = { answer, said, size };
    }
  }
  if (!best) return null;
  const { question, answer, href, label } = best.answer;
  return { question, answer, href, label };
}

/** A word begun may become any other: who types `bac` has not asked about `bac+2`. */
const { goingOn } = weights;

/** How much of a wording the query says; 0 when the query says something else besides. */
function shareSaid(wording: ReadonlySet<string>, parts: readonly Part[]): number {
  const said = new Set<string>();
  for (const { meanings, matters, corrected } of parts) {
    const meant = meanings.filter(
      ({ stems, weight }) => (corrected || weight > goingOn) && stems.every((stem) => wording.has(stem)),
    );
    if (meant.length === 0 && matters) return 0;
    for (const { stems } of meant) for (const stem of stems) said.add(stem);
  }
  const needed = [...wording].filter((stem) => !isFaint(stem));
  const counted = needed.length > 0 ? needed : [...wording];
  return counted.filter((stem) => said.has(stem)).length / counted.length;
}
