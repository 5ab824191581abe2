/**
 * Processor time other guests of the same host have taken from this machine (`steal` in Linux's `/proc/stat`): a
 * task that waits for it looks as long as one that works.
 */
import { readFileSync } from 'node:fs';

/** Columns of the first line: user nice system idle iowait irq softirq steal guest guest_nice, in ticks. */
const [idle, waiting, steal, columns] = [3, 4, 7, 8];

/** @returns a reading to be given to `stolenSince`; null where the system does not say */
export function readTicks() {
  try {
    const [line] = readFileSync('/proc/stat', 'utf8').split('\n');
    return line
      .trim()
      .split(/\s+/)
      .slice(1, 1 + columns)
      .map(Number);
  } catch {
    return null;
  }
}

/** @returns of the time the processors wanted to work since the reading, the part they were kept from it: 0 to 1 */
export function stolenSince(before) {
  const now = readTicks();
  if (!before || !now) return 0;
  const spent = now.map((ticks, index) => ticks - before[index]);
  const wanted = spent.reduce((sum, ticks) => sum + ticks, 0) - spent[idle] - spent[waiting];
  return wanted > 0 ? spent[steal] / wanted : 0;
}
