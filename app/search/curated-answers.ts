/** Chooses the editors' answer to a query. Pure. */
import { type Term, weights } from './understand';
import { stemsOf } from './words';

/** An answer as it is read. */
export interface CuratedAnswer {
  kind: 'answer';
  question: string;
  /** Queries that it answers. */
  wordings: readonly string[];
  answer: string;
  href: string;
  /** The text of the link. */
  label: string;
}

/** The part shown on a results page. */
export type AnswerView = Pick<CuratedAnswer, 'question' | 'answer' | 'href' | 'label'>;

export interface IndexedAnswer extends AnswerView {
  /** Stems of each wording. */
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

/** Share of a wording's words that a query must have. */
const minShare = 0.65;

/**
 * The answer with a wording that has all required words of the query, and few others. If several match, the one with
 * the largest share of its wording in the query; then the longest, which is the most specific.
 */
export function answerTo(
  { answers, optionalStems }: CuratedAnswers,
  terms: readonly Term[],
): AnswerView | null {
  let best: { answer: IndexedAnswer; share: number; size: number } | null = null;
  for (const answer of answers) {
    for (const wording of answer.wordings) {
      const share = shareInQuery(wording, terms, optionalStems);
      const { size } = wording;
      if (share < minShare) continue;
      if (!best || share > best.share || (share === best.share && size > best.size))
        best = { answer, share, size };
    }
  }
  if (!best) return null;
  const { question, answer, href, label } = best.answer;
  return { question, answer, href, label };
}

/** The share of a wording's words that the query has; 0 if the query has other required words. */
function shareInQuery(
  wording: ReadonlySet<string>,
  terms: readonly Term[],
  optionalStems: ReadonlySet<string>,
): number {
  const stemsInQuery = new Set<string>();
  for (const term of terms) {
    const stems = stemsInWording(term, wording);
    if (stems.length === 0 && term.isRequired) return 0;
    for (const stem of stems) stemsInQuery.add(stem);
  }
  const requiredStems = [...wording].filter((stem) => !optionalStems.has(stem));
  const countedStems = requiredStems.length > 0 ? requiredStems : [...wording];
  return countedStems.filter((stem) => stemsInQuery.has(stem)).length / countedStems.length;
}

/** Not by a word that is only begun: a query `bac` does not ask about `bac+2`. */
function stemsInWording({ meanings, isCorrection }: Term, wording: ReadonlySet<string>): string[] {
  return meanings
    .filter(({ weight }) => isCorrection || weight > weights.prefix)
    .filter(({ stems }) => stems.every((stem) => wording.has(stem)))
    .flatMap(({ stems }) => stems);
}
