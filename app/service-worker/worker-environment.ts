/** The browser interfaces the worker uses; replaced in tests. */
export interface WorkerEnvironment {
  caches: CacheStorage;
  fetch: typeof fetch;
  origin: string;
  /** Milliseconds since 1970. */
  now: () => number;
}
