/**
 * Runs a callback in its own task after the next paint, so that it does not count towards the latency of an
 * interaction (Interaction to Next Paint).
 */
export function afterPaint(work: () => void): void {
  requestAnimationFrame(() => setTimeout(work));
}
