/** Programmes similar to the current ones. Pure. */
import type { Level } from '~/school/programmes/levels';

interface Neighbour {
  slug: string;
  exitLevel: Level | null;
  entryLevel: Level | null;
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
        ({ sector, exitLevel, entryLevel }) =>
          2 * Number(sector !== null && programme.sector?.slug === sector.slug) +
          Number(programme.exitLevel === exitLevel) +
          Number(programme.entryLevel === entryLevel),
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
