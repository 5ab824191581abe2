/** Memory of a process as the kernel counts it (Linux). */
import { readFileSync } from 'node:fs';

/**
 * Megabytes resident; NaN once the process is gone, or where the kernel does not say.
 *
 * @param {number | string} pid
 */
export function megabytesOf(pid) {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
  } catch {
    return Number.NaN;
  }
}

/**
 * @template Result
 * @param {number} pid @param {() => Promise<Result>} work
 * @returns the most megabytes a process took while something was done
 */
export async function peakWhile(pid, work) {
  let peak = 0;
  const look = () => {
    peak = Math.max(peak, megabytesOf(pid) || 0);
  };
  const timer = setInterval(look, 5);
  try {
    const result = await work();
    look();
    return { peak, result };
  } finally {
    clearInterval(timer);
  }
}
