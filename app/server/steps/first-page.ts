/** The first page of a start, for which requests wait. */
import { type Lifecycle, realTime, type Timing } from '../connections/lifecycle';
import type { Step } from '../http/exchange';
import type { SchoolStatus } from './school-status';

/** Milliseconds a visitor waits for a start at most. */
export const longestStart = 20_000;
/** Milliseconds between two attempts, while the page is late. */
const attemptInterval = 100;

/**
 * Renders the first page of a start, and resolves when it is there, or cannot be rendered for another reason than time.
 * It loads code that later pages find loaded, which takes seconds on a busy machine: visitors who come meanwhile wait,
 * instead of being refused.
 *
 * @param school renders it
 */
export async function renderFirstPage(
  school: () => Promise<SchoolStatus>,
  time: Timing = realTime,
): Promise<void> {
  let isOver = false;
  async function render(): Promise<void> {
    for (;;) {
      const shownSchool = await school();
      if (isOver || 'name' in shownSchool || !shownSchool.late) return;
      await time.pause(attemptInterval);
    }
  }
  await Promise.race([render(), time.pause(longestStart, { ref: false })]);
  isOver = true;
}

/** Requests wait until the start is over. */
export function waitForFirstPage(lifecycle: Lifecycle): Step {
  return () => lifecycle.opening?.then(() => false) ?? false;
}
