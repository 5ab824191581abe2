/** The part of a picture that a crop shows, as classes, since the page's policy refuses style attributes. Pure. */

/** Steps of `object-position` in percent; `picture.css` has a rule for each. */
const step = 10;

/**
 * The classes that keep a picture's subject in its crop: `focus-x-80 focus-y-40`.
 *
 * @param focus where the subject is, in percent of the whole picture
 */
export function focusClasses(focus: { x: number; y: number } | undefined): string | undefined {
  return focus && `focus-x-${positionOf(focus.x)} focus-y-${positionOf(focus.y)}`;
}

/** Twice as far from the middle as the subject: a crop of half the picture then has the subject in its middle. */
function positionOf(percent: number): number {
  const position = 50 + 2 * (percent - 50);
  return Math.min(100, Math.max(0, Math.round(position / step) * step));
}
