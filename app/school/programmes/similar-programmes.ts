/** Programmes to suggest beside chosen ones. Pure. */
import { entryOf, type LevelledProgramme } from './levels';

interface ComparableProgramme extends LevelledProgramme {
  slug: string;
  sector: { slug: string } | null;
}

const maxSuggested = 4;
/** One sector in common, or both levels. */
const minSimilarity = 2;

/** The programmes that are most similar to any of the chosen ones, which are left out. */
export function similarProgrammes<P extends ComparableProgramme>(
  all: readonly P[],
  chosen: readonly ComparableProgramme[],
): P[] {
  const chosenSlugs = new Set(chosen.map(({ slug }) => slug));
  return all
    .filter(({ slug }) => !chosenSlugs.has(slug))
    .map((programme) => ({
      programme,
      similarity: Math.max(...chosen.map((other) => similarityOf(programme, other))),
    }))
    .filter(({ similarity }) => similarity >= minSimilarity)
    .sort((a, b) => b.similarity - a.similarity)
    .slice(0, maxSuggested)
    .map(({ programme }) => programme);
}

/** The same sector weighs as much as both levels together. */
function similarityOf(programme: ComparableProgramme, other: ComparableProgramme): number {
  const hasSameSector = other.sector !== null && programme.sector?.slug === other.sector.slug;
  const hasSameExit = programme.exitLevel === other.exitLevel;
  const hasSameEntry = entryOf(programme) === entryOf(other);
  return 2 * Number(hasSameSector) + Number(hasSameExit) + Number(hasSameEntry);
}
