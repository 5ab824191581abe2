/** Pictures that content names and pages do not show: each is told once, for editors to mend. */
import { LRUCache } from 'lru-cache';

const most = 1000;
/** Milliseconds after which one is told again. */
const again = 60 * 60_000;

const told = new LRUCache<string, string>({ max: most, ttl: again });
let tell: (url: string, problem: string) => void = () => undefined;

/** Addresses of the pictures that were told of, with the reason. */
export const leftOutPictures = (): [url: string, problem: string][] => [...told.entries()];

/** Sets who is told, once. */
export function tellLeftOut(listener: typeof tell): void {
  tell = listener;
}

/** @param problem in words */
export function noteLeftOut(url: string, problem: string): void {
  if (told.get(url) === problem) return;
  told.set(url, problem);
  tell(url, problem);
}
