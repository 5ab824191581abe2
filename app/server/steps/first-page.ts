/**
 * The first page of a start. It loads code that later pages find loaded, so that it takes seconds where the machine is
 * busy: the process renders it itself, and visitors who come earlier wait for it instead of a 503.
 */
import { type Lifecycle, realTime, type Timing } from '../connections/lifecycle';
import type { Step } from '../http/exchange';
import type { ShownSchool } from './shown-school';

/** Milliseconds a visitor waits at most. */
export const longestStart = 20_000;
/** Milliseconds between two looks at a page that is late. */
const look = 100;

/**
 * Resolves when the home page has been rendered, or cannot be for another reason than time: the content service is away.
 *
 * @param school renders it
 */
export async function renderFirstPage(
  school: () => Promise<ShownSchool>,
  time: Timing = realTime,
): Promise<void> {
  let isOver = false;
  async function render(): Promise<void> {
    for (;;) {
      const shown = await school();
      if (isOver || 'name' in shown || !shown.late) return;
      await time.pause(look);
    }
  }
  await Promise.race([render(), time.pause(longestStart, { ref: false })]);
  isOver = true;
}

/** Requests wait until the start is over. */
export function waitForFirstPage(lifecycle: Lifecycle): Step {
  return () => lifecycle.opening?.then(() => false) ?? false;
}
