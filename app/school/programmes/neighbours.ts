/** Programmes similar to the current ones. Pure. */
import { entryOf, type LevelledProgramme } from '~/school/programmes/levels';

interface Neighbour extends LevelledProgramme {
  slug: string;
  sector: { slug: string } | null;
}

/** Programmes suggested at most. */
const mostSuggested = 4;

/** The most similar ones: the same sector weighs as much as both levels together. */
export function neighboursOf<P extends Neighbour>(all: readonly P[], compared: readonly Neighbour[]): P[] {
  const chosen = new Set(compared.map(({ slug }) => slug));
  const likeness = (programme: P) =>
    Math.max(
      ...compared.map(
        (other) =>
          2 * Number(other.sector !== null && programme.sector?.slug === other.sector.slug) +
          Number(programme.exitLevel === other.exitLevel) +
          Number(entryOf(programme) === entryOf(other)),
      ),
    );
  return all
    .filter(({ slug }) => !chosen.has(slug))
    .map((programme) => ({ programme, like: likeness(programme) }))
    .filter(({ like }) => like >= 2)
    .sort((a, b) => b.like - a.like)
    .slice(0, mostSuggested)
    .map(({ programme }) => programme);
}
