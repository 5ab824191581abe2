/**
 * Works in a task of its own once the next picture has been painted: what is left for later does not count as
 * time a press takes to be answered (Interaction to Next Paint), for it has been answered by then.
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
