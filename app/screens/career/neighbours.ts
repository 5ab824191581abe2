/** Careers beside the current one, at most three. Pure. */
export function otherCareers<T extends { slug: string }>(careers: readonly T[], slug: string): T[] {
  return careers.filter((career) => career.slug !== slug).slice(0, mostCareers);
}

const mostCareers = 3;

/** Careers to ask for so that three others are among them. */
export const neighbourhood = mostCareers + 1;
