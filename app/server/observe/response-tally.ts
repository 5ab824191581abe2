/**
 * Counts responses. A cached page takes twenty microseconds, and a labelled counter of the metrics library costs one of
 * them; here counting is an index into an array, which is read when the metrics are requested.
 */
const cacheStates = ['hit', 'stale', 'miss', 'none'] as const;
export type CacheState = (typeof cacheStates)[number];

export interface ResponseCount {
  route: string;
  /** `2xx` to `5xx`. */
  status: string;
  cache: CacheState;
  count: number;
}

export interface ResponseTally {
  count(route: string, status: number, cache: CacheState): void;
  entries(): ResponseCount[];
  /** 404 responses by route. */
  notFound(): ReadonlyMap<string, number>;
}

const classes = 5;

/** Answers outside the site's routes. */
const noRoutes = ['(file)', '(redirect)', '(refused)', '(language)', '(preview)'];

/** @param routes that are counted from zero (`countFromZero`) */
export function createResponseTally(routes: Iterable<string> = []): ResponseTally {
  const emptyCounts = () => new Float64Array(classes * cacheStates.length);
  const byRoute = new Map([...noRoutes, ...routes].map((route) => [route, emptyCounts()]));
  const notFound = new Map<string, number>();
  return {
    count(route, status, cache) {
      let counts = byRoute.get(route);
      if (counts === undefined) {
        counts = emptyCounts();
        byRoute.set(route, counts);
      }
      const index = (Math.trunc(status / 100) - 1) * cacheStates.length + cacheStates.indexOf(cache);
      counts[index] = (counts[index] ?? 0) + 1;
      if (status === 404) notFound.set(route, (notFound.get(route) ?? 0) + 1);
    },
    entries() {
      return [...byRoute].flatMap(([route, counts]) =>
        [...counts].map((count, index) => {
          const cache = cacheStates[index % cacheStates.length] ?? 'none';
          const status = `${Math.trunc(index / cacheStates.length) + 1}xx`;
          return { route, status, cache, count };
        }),
      );
    },
    notFound: () => notFound,
  };
}
