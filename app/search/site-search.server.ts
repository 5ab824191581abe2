/** The index of this process: built in the background, replaced when a newer one is ready. */
import { AsyncResource } from 'node:async_hooks';
import type { Clock } from '~/content/clock';
import { ContentUnavailable } from '~/content/errors';
import type { SearchDocument } from './document';
import type { SearchIndex } from './index-builder';
import { indexInSlices, readInSlices } from './slices.server';

export interface SiteSearchOptions {
  /** Every document there is. Rejects, or tells `onFailure`, when a part could not be read. */
  read(onFailure: (source: string, error: unknown) => void): AsyncIterable<SearchDocument>;
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Milliseconds. */
  ages?: Partial<typeof defaultAges>;
}

const defaultAges = {
  /** An index is so old at most when a search asks for it; then the next is built. */
  fresh: 300_000,
  /** Before a failed or partial build is tried again. */
  backOff: 10_000,
  /** The first search of a process waits so long for the first index. */
  patience: 3_000,
  /** The event loop is held no longer than this by one slice of a build. */
  slice: 8,
  /** Nor than this while there is no index at all and searches wait: each slice waits for everybody's turn. */
  firstSlice: 25,
};

export interface SiteSearch {
  /** The index there is, or the first when it comes in time. @throws {SearchNotReady} */
  index(): Promise<SearchIndex>;
  /** Content has changed: the index is as good as old. */
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
  // A build is nobody's page: what it reads must not count as content of the page that happened to start it.
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
      const read = await readInSlices(options.read(noteFailure), slice);
      // An index that lacks a part never replaces a whole one; the same documents need no other index.
      if (current === null || (failed.length === 0 && read.digest !== digest)) {
        current = await indexInSlices(read.documents, slice);
        digest = read.digest;
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
