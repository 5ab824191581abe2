/** The page was not rendered in time; the render continues for later requests. */
export class RenderTooSlow extends Error {
  override name = 'RenderTooSlow';
}

/**
 * Waits for work at most so long; the work goes on. A timer of its own: `cockatiel` makes an event and its error for
 * each render, 4 % of a page's cost.
 *
 * @throws {RenderTooSlow}
 */
export function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new RenderTooSlow()), milliseconds).unref();
    work.then(resolve, reject).finally(() => clearTimeout(late));
  });
}
