/** Visitors who go through all pages again and again, and notice when one is not as it was. */
import { setTimeout as pause } from 'node:timers/promises';
import { visit } from '../faults/rig/ask.mjs';
import { saidBy } from './site-text';

export interface Site {
  origin: string;
}

export interface Visitors {
  /** Resolves when every page has been visited once more. */
  round(): Promise<void>;
  /** Ends the visits. */
  leave(): Promise<{ visits: number; changed: string[]; slowest: number }>;
}

/** Visitors at the same time, and milliseconds between two pages of one: others use the machine, too. */
const crowd = { visitors: 2, pace: 50 };

/** Pages that are still to be visited. */
interface Round {
  remaining: Set<string>;
  end(): void;
}

/** Status and text of a page. @param same makes what may change of a text equal */
export async function textOf(site: Site, address: string, same = (text: string) => text): Promise<string> {
  const { status, text: html } = await visit(site, address);
  return same(plainSpaces(JSON.stringify(saidBy({ address, status, html, links: [] }))));
}

/** Editors write ordinary spaces where pages have French ones. */
export function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u202f]/g, ' ');
}

export function comeAndGo(
  site: Site,
  pages: ReadonlyMap<string, string>,
  same: (text: string) => string,
): Visitors {
  const addresses = [...pages.keys()];
  const changed = new Set<string>();
  const rounds = new Set<Round>();
  let [next, visits, slowest, isRunning] = [0, 0, 0, true];
  const visitor = async () => {
    while (isRunning) {
      const address = addresses[next++ % addresses.length] as string;
      const openRounds = [...rounds];
      const startedAt = performance.now();
      const text = await textOf(site, address, same).catch(String);
      slowest = Math.max(slowest, performance.now() - startedAt);
      const before = pages.get(address) ?? '';
      if (text !== before) changed.add(`${address}: ${difference(before, text)}`);
      visits += 1;
      for (const { remaining, end } of openRounds)
        if (remaining.delete(address) && remaining.size === 0) end();
      await pause(crowd.pace);
    }
  };
  const visitors = Array.from({ length: crowd.visitors }, visitor);
  return {
    async round() {
      let end = () => {};
      const done = new Promise<void>((resolve) => {
        end = resolve;
      });
      const round = { remaining: new Set(addresses), end };
      rounds.add(round);
      await done;
      rounds.delete(round);
    },
    async leave() {
      isRunning = false;
      await Promise.all(visitors);
      return { visits, changed: [...changed], slowest: Math.round(slowest) };
    },
  };
}

/** The text around the first difference. */
function difference(before: string, after: string): string {
  let index = 0;
  while (before[index] === after[index]) index += 1;
  const [was, is] = [before, after].map((text) => text.slice(Math.max(0, index - 40), index + 80));
  return `${is}, was ${was}`;
}
