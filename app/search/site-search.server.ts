/** The index of this process: built in the background, replaced when a newer one is ready. */
import { AsyncResource } from 'node:async_hooks';
import type { Clock } from '~/base/clock';
import { ContentUnavailable } from '~/content/calls/errors';
import type { CuratedAnswer } from './curated';
import type { SearchDocument } from './document';
import type { SearchIndex } from './index-builder';
import { indexInSlices, readInSlices } from './slices.server';

export interface SiteSearchOptions {
  /** Every document there is. Rejects, or calls `onFailure`, when a part could not be read. */
  read(onFailure: (source: string, error: unknown) => void): AsyncIterable<SearchDocument | CuratedAnswer>;
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
  /** Pause before a failed or partial build is retried. */
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
}

/** The process has only just started, or the content service is down: no index yet. 503. */
export class SearchNotReady extends ContentUnavailable {}

export function createSiteSearch(options: SiteSearchOptions): SiteSearch {
  const { clock, log } = options;
  const ages = { ...defaultAges, ...options.ages };
  let current: SearchIndex | null = null;
  let digest = '';
  let building: Promise<void> | null = null;
  let refreshAfter = Number.NEGATIVE_INFINITY;
  let overtaken = false;
  // A build belongs to no page: its reads must not count as content of the page that started it.
  const outside = new AsyncResource('SiteSearch');

  async function build(): Promise<void> {
    overtaken = false;
    const slice = current === null ? ages.firstSlice : ages.slice;
    const failed: string[] = [];
    const noteFailure = (source: string, error: unknown) => {
      failed.push(source);
      log.warn({ err: error, source }, 'a part of the site cannot be searched');
    };
    try {
      const school = await options.nameSchool();
      const read = await readInSlices(options.read(noteFailure), slice);
      const readDigest = `${read.digest} ${school}`;
      // An incomplete index never replaces a complete one; the same documents need no other index.
      if (current === null || (failed.length === 0 && readDigest !== digest)) {
        current = await indexInSlices(read.documents, slice, school);
        digest = readDigest;
      }
    } catch (error) {
      failed.push('all');
      log.warn({ err: error }, 'the search index could not be built');
    }
    const next = failed.length > 0 ? ages.backOff : ages.fresh;
    refreshAfter = overtaken ? Number.NEGATIVE_INFINITY : clock() + next;
  }

  function refresh(): Promise<void> {
    building ??= outside.runInAsyncScope(build).finally(() => {
      building = null;
    });
    return building;
  }

  return {
    async index() {
      if (clock() >= refreshAfter) void refresh();
      if (current === null && building) await Promise.race([building, pause(ages.patience)]);
      if (current === null) throw new SearchNotReady('the first index is not ready');
      return current;
    },
    markStale() {
      overtaken = true;
      refreshAfter = Number.NEGATIVE_INFINITY;
    },
    refresh,
  };
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds).unref());
}
