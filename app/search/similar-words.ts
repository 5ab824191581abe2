/** Words to search for when nothing was found. Pure, except for the index it reads. */
import type { SearchIndex } from './index-builder';
import { isCode } from './understand';
import { wordsOf } from './words';

const maxSimilarWords = 4;
/** Letters in which a suggested word may differ: more than in a correction, because nothing else was found. */
const maxDifferingLetters = 3;
/** Letters of the shortest word that is replaced, or suggested. */
const shortestWord = 4;

/** Words of the site similar to those of a query without results; each has results. */
export function similarWords({ vocabulary }: SearchIndex, query: string): string[] {
  const similarStems = wordsOf(query)
    .filter(({ stem }) => stem.length >= shortestWord && !isCode(stem))
    .flatMap(({ stem }) =>
      vocabulary.speltLike(stem, Math.min(maxDifferingLetters, Math.floor(stem.length / 2))),
    );
  const words = similarStems
    .sort((a, b) => a.differingLetters - b.differingLetters)
    .map(({ stem }) => vocabulary.usualForm(stem))
    .filter((word) => word.length >= shortestWord);
  return [...new Set(words)].slice(0, maxSimilarWords);
}
