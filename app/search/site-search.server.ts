/** The index of this process: built in the background, replaced when a newer one is ready. */
import { AsyncResource } from 'node:async_hooks';
import type { Clock } from '~/base/clock';
import { currentUse } from '~/content/content-use.server';
import { ContentUnavailable } from '~/content/errors';
import { isDocument } from './document';
import type { PackedEntry, SearchIndex } from './index-builder';
import { indexInSlices, type PackedPart, readInSlices, type SearchEntry } from './slices.server';

interface SearchPart {
  /** `programmes` */
  name: string;
  /** Every entry of the part, or an error. @param onFailure called for something that the entries lack */
  read(onFailure: (what: string, error: unknown) => void): AsyncIterable<SearchEntry>;
}

/** Of two documents with the same address, that of the first part is used. */
export type SearchParts = readonly SearchPart[];

interface SiteSearchOptions {
  parts(): Promise<SearchParts>;
  /** The school's name. */
  nameSchool(): Promise<string>;
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  times?: Partial<typeof defaultTimes>;
}

/** Milliseconds. */
const defaultTimes = {
  /** Age at which a search starts the build of the next index. */
  fresh: 300_000,
  /** Pause before missing parts are read again. */
  retryPause: 10_000,
  /** Longest wait of a search for the first index of the process. */
  longestWait: 3_000,
  /** Longest slice of a build, which blocks the event loop. */
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
  /** Parts that could not be read. They are searched as they were last read, or not at all, and read again. */
  readonly missing: readonly string[];
}

/** The process has only just started, or the content service is down: no index yet. 503. */
export class SearchNotReady extends ContentUnavailable {}

export function createSiteSearch(options: SiteSearchOptions): SiteSearch {
  const { clock, log } = options;
  const times = { ...defaultTimes, ...options.times };
  /** Each part as it was last read. */
  const lastRead = new Map<string, PackedPart>();
  /** By part, what could not be read of it. */
  const missing = new Map<string, string[]>();
  let current: SearchIndex | null = null;
  let currentDigest = '';
  let building: Promise<void> | null = null;
  let freshUntil = Number.NEGATIVE_INFINITY;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  /** Whether content has changed since the build began. */
  let isOutdated = false;
  let retryTimer: NodeJS.Timeout | undefined;
  // A build belongs to no page: its reads must not count as content of the page that started it.
  const buildContext = new AsyncResource('SiteSearch');

  async function build(): Promise<void> {
    isOutdated = false;
    clearTimeout(retryTimer);
    const isDue = clock() >= freshUntil;
    const missingBefore = missing.size;
    const isBuilt = await readAndIndex(isDue).then(
      () => true,
      (error) => {
        log.warn({ err: error }, 'the search index could not be built');
        return false;
      },
    );
    if (isBuilt && isDue && !isOutdated) freshUntil = clock() + times.fresh;
    // The service is back: parts that were read while it was away may lack something, too.
    const isServiceBack = !isDue && missing.size < missingBefore;
    if (isServiceBack) freshUntil = Number.NEGATIVE_INFINITY;
    if (!isBuilt) pausedUntil = clock() + times.retryPause;
    if (!isBuilt || isServiceBack || missing.size > 0)
      retryTimer = setTimeout(() => void startBuild(), times.retryPause).unref();
  }

  /** @param isDue whether every part is read again, or only the missing ones */
  async function readAndIndex(isDue: boolean): Promise<void> {
    const slice = current === null ? times.firstSlice : times.slice;
    const school = await options.nameSchool();
    const parts = await options.parts();
    const partsToRead = isDue ? parts : parts.filter(({ name }) => missing.has(name));
    for (const part of partsToRead) await readPart(part, slice);
    const packedParts = parts.flatMap(({ name }) => lastRead.get(name) ?? []);
    const digest = [school, ...packedParts.map((part) => part.digest)].join(' ');
    // The same documents need no other index.
    if (current !== null && digest === currentDigest) return;
    current = await indexInSlices(firstOfEachAddress(packedParts), slice, school);
    currentDigest = digest;
  }

  /** A part that cannot be read stays as it was last read. */
  async function readPart({ name, read }: SearchPart, slice: number): Promise<void> {
    const failures: string[] = [];
    const noteFailure = (what: string, error: unknown) => {
      failures.push(what);
      if (!missing.get(name)?.includes(what))
        log.warn({ err: error, source: what }, 'a part of the site cannot be searched');
    };
    try {
      const reading = await readInSlices(read(noteFailure), slice);
      // The index has the documents of the earlier one.
      if (reading.digest !== lastRead.get(name)?.digest) lastRead.set(name, reading);
    } catch (error) {
      noteFailure(name, error);
    }
    if (failures.length > 0) missing.set(name, failures);
    else missing.delete(name);
  }

  function startBuild(): Promise<void> {
    building ??= buildContext.runInAsyncScope(build).finally(() => {
      building = null;
    });
    return building;
  }

  function markStale(): void {
    isOutdated = true;
    freshUntil = Number.NEGATIVE_INFINITY;
  }

  return {
    async index() {
      if (clock() >= Math.max(freshUntil, pausedUntil)) void startBuild();
      if (current === null && building) await Promise.race([building, pause(times.longestWait)]);
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

/** Every entry, except documents whose address an earlier one has. */
function* firstOfEachAddress(parts: readonly PackedPart[]): Generator<PackedEntry> {
  const addresses = new Set<string>();
  for (const entry of parts.flatMap(({ entries }) => entries)) {
    if (isDocument(entry)) {
      if (addresses.has(entry.href)) continue;
      addresses.add(entry.href);
    }
    yield entry;
  }
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
