/** Memory of a process as the kernel counts it (Linux). */
import { readFileSync } from 'node:fs';

/**
 * Megabytes resident; NaN once the process is gone, or if the kernel does not report it.
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
 * @returns most megabytes of a process during some work
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
