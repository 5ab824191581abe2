/** The part of a picture that a crop shows. As classes, since the CSP refuses style attributes. Pure. */

/** Steps of `object-position` in percent; `picture.css` has a rule for each. */
const step = 10;

/**
 * The classes that keep a picture's subject in its crop: `focus-x-80 focus-y-40`.
 *
 * At its own percentage a subject would keep its position in the whole picture, perhaps near an edge; twice as far from
 * the middle, it is in the middle of a crop that shows half of the picture.
 */
export function focusClasses(focus: { x: number; y: number } | undefined): string | undefined {
  return focus && `focus-x-${position(focus.x)} focus-y-${position(focus.y)}`;
}

function position(percent: number): number {
  const aimed = 50 + 2 * (percent - 50);
  return Math.min(100, Math.max(0, Math.round(aimed / step) * step));
}
