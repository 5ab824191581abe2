/** Other careers shown on the page of a career. Pure. */

const maxCareers = 3;

/** Number of careers to request: the career itself may be among them. */
export const careersToRequest = maxCareers + 1;

export function otherCareers<T extends { slug: string }>(careers: readonly T[], slug: string): T[] {
  return careers.filter((career) => career.slug !== slug).slice(0, maxCareers);
}
