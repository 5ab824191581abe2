/** The index of this process: built in the background, replaced when a newer one is ready. */
import { AsyncResource } from 'node:async_hooks';
import type { Clock } from '~/base/clock';
import { currentUse } from '~/content/content-use.server';
import { ContentUnavailable } from '~/content/errors';
import { isDocument } from './document';
import type { SearchIndex } from './index-builder';
import { indexInSlices, type ReadDocuments, readInSlices, type SearchEntry } from './slices.server';

interface SearchPart {
  /** `programmes` */
  name: string;
  /** Reads it whole, or rejects. @param onFailure called for what is missing beside the rest */
  read(onFailure: (what: string, error: unknown) => void): AsyncIterable<SearchEntry>;
}

/** Of two documents with the same address, that of the first part is used. */
export type SearchParts = readonly SearchPart[];

export interface SiteSearchOptions {
  parts(): Promise<SearchParts>;
  /** The school's name. */
  nameSchool(): Promise<string>;
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Milliseconds. */
  ages?: Partial<typeof defaultAges>;
}

const defaultAges = {
  /** Age at which a search starts the build of the next index. */
  fresh: 300_000,
  /** Pause before what is missing is read again. */
  backOff: 10_000,
  /** Longest wait of a search for the first index of the process. */
  patience: 3_000,
  /** Longest slice of a build that blocks the event loop. */
  slice: 8,
  /** Longest slice while searches wait for the first index: longer, because each slice waits for other work. */
  firstSlice: 25,
};

export interface SiteSearch {
  /** The current index, or the first one if it is ready in time. @throws {SearchNotReady} */
  index(): Promise<SearchIndex>;
  /** Marks the index as outdated after a change of content. */
  markStale(): void;
  /** Builds an index now, or joins the build in progress. Never rejects. */
  refresh(): Promise<void>;
  /** What could not be read: it is searched as it was last read, or not at all. Read again until it can. */
  readonly missing: readonly string[];
}

/** The process has only just started, or the content service is down: no index yet. 503. */
export class SearchNotReady extends ContentUnavailable {}

export function createSiteSearch(options: SiteSearchOptions): SiteSearch {
  const { clock, log } = options;
  const ages = { ...defaultAges, ...options.ages };
  /** Each part as it was last read. */
  const lastRead = new Map<string, ReadDocuments>();
  /** By part: what of it could not be read. */
  const missing = new Map<string, string[]>();
  let current: SearchIndex | null = null;
  let digest = '';
  let building: Promise<void> | null = null;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let overtaken = false;
  let retry: NodeJS.Timeout | undefined;
  // A build belongs to no page: its reads must not count as content of the page that started it.
  const outside = new AsyncResource('SiteSearch');

  /** A part that fails costs itself: it stays as it was last read. */
  async function readPart({ name, read }: SearchPart, slice: number): Promise<void> {
    const failed: string[] = [];
    const noteFailure = (what: string, error: unknown) => {
      failed.push(what);
      if (!missing.get(name)?.includes(what))
        log.warn({ err: error, source: what }, 'a part of the site cannot be searched');
    };
    try {
      lastRead.set(name, await readInSlices(read(noteFailure), slice));
    } catch (error) {
      noteFailure(name, error);
    }
    if (failed.length > 0) missing.set(name, failed);
    else missing.delete(name);
  }

  async function build(): Promise<void> {
    overtaken = false;
    clearTimeout(retry);
    const slice = current === null ? ages.firstSlice : ages.slice;
    const isDue = clock() >= freshUntil;
    const before = missing.size;
    let isBuilt = false;
    try {
      const school = await options.nameSchool();
      const parts = await options.parts();
      for (const part of parts) if (isDue || missing.has(part.name)) await readPart(part, slice);
      const read = parts.flatMap(({ name }) => lastRead.get(name) ?? []);
      const readDigest = [school, ...read.map((part) => part.digest)].join(' ');
      // The same documents need no other index.
      if (current === null || readDigest !== digest) {
        current = await indexInSlices(firstOfEach(read), slice, school);
        digest = readDigest;
      }
      isBuilt = true;
    } catch (error) {
      log.warn({ err: error }, 'the search index could not be built');
    }
    if (isBuilt && isDue && !overtaken) freshUntil = clock() + ages.fresh;
    // The service is back: what was read while it was away may lack something, too.
    const isBack = !isDue && missing.size < before;
    if (isBack) freshUntil = Number.NEGATIVE_INFINITY;
    if (!isBuilt) pausedUntil = clock() + ages.backOff;
    if (!isBuilt || isBack || missing.size > 0)
      retry = setTimeout(() => void startBuild(), ages.backOff).unref();
  }

  function startBuild(): Promise<void> {
    building ??= outside.runInAsyncScope(build).finally(() => {
      building = null;
    });
    return building;
  }

  function markStale(): void {
    overtaken = true;
    freshUntil = Number.NEGATIVE_INFINITY;
  }

  return {
    async index() {
      if (clock() >= Math.max(freshUntil, pausedUntil)) void startBuild();
      if (current === null && building) await Promise.race([building, pause(ages.patience)]);
      if (current === null) throw new SearchNotReady('the first index is not ready');
      // A page of results from an incomplete index is kept for seconds: the next index may be complete.
      const use = currentUse();
      if (use && missing.size > 0) use.failed = true;
      return current;
    },
    markStale,
    refresh() {
      if (!building) markStale();
      return startBuild();
    },
    get missing() {
      return [...missing.values()].flat();
    },
  };
}

function* firstOfEach(parts: readonly ReadDocuments[]): Generator<ReadDocuments['documents'][number]> {
  const addresses = new Set<string>();
  for (const document of parts.flatMap(({ documents }) => documents)) {
    if (isDocument(document)) {
      if (addresses.has(document.href)) continue;
      addresses.add(document.href);
    }
    yield document;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
