/** What the worker works with: the browser's own, another's in tests. */
export interface Device {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
  /** Milliseconds since 1970. */
  now: () => number;
}
