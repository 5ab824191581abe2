/** Whether the visitor wants less motion (Media Queries 5, `prefers-reduced-motion`). */
export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
