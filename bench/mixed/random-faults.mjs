/** A content service that misbehaves at random: a fault of some seconds, then some seconds of health. */
import { setTimeout as pause } from 'node:timers/promises';
import { oneOf } from './random.mjs';

/**
 * @param {{ faultsUrl: string, kinds: readonly string[], random: () => number, until: () => boolean }} options
 * @returns how often each fault was set
 */
export async function misbehave({ faultsUrl, kinds, random, until }) {
  /** @param {{ kind: string, only?: string }} fault */
  const set = (fault) => fetch(faultsUrl, { method: 'POST', body: JSON.stringify(fault) });
  /** @type {Record<string, number>} */
  const counts = {};
  while (!until()) {
    const kind = oneOf(random, kinds);
    counts[kind] = (counts[kind] ?? 0) + 1;
    await set({ kind, ...(random() < 0.2 ? { only: '/login' } : {}) });
    await pause(2000 + random() * 6000);
    await set({ kind: 'none' });
    await pause(1000 + random() * 4000);
  }
  await set({ kind: 'none' });
  return counts;
}
