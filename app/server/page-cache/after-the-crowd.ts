/** Lets requests that came together be answered before work that none of them waits for. */
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds between two looks at the event loop. */
const look = 10;
/** A look that comes later than this, in milliseconds, found the loop busy. */
const late = 4;
/** Most looks: under steady traffic the work is done beside it. */
const mostLooks = 20;

/**
 * Resolves when the event loop has been free for a moment, or after `mostLooks`.
 *
 * @param clock milliseconds, monotonic
 */
export async function afterTheCrowd(clock: () => number = () => performance.now()): Promise<void> {
  for (let looks = 0; looks < mostLooks; looks += 1) {
    const before = clock();
    await pause(look);
    if (clock() - before - look <= late) return;
  }
}
