/** Collections that a content service may lack: such a one counts as an empty list, and is rarely asked for again. */
import type { Clock } from '~/base/clock';
import { ContentInvalid, ContentNotFound, ContentUnavailable } from '../calls/errors';
import { collectionOfPath } from './troubled-collections';

export interface AbsentCollections {
  /**
   * @param only404 whether no other refusal says so
   * @throws what `ask` throws, unless it says that there is no such collection for the account
   */
  askIfAny(path: string, ask: () => Promise<unknown>, only404?: boolean): Promise<unknown>;
}

/** Milliseconds after which what a service lacks is asked for again: it may have been added. */
export const absenceLasts = 600_000;
/** The answer to a question about a collection or a field that no entry has. */
export const noEntry = { data: [], meta: { pagination: { total: 0 } } };

export function createAbsentCollections(clock: Clock): AbsentCollections {
  const absent = new Map<string, number>();
  return {
    async askIfAny(path, ask, only404 = false) {
      const collection = collectionOfPath(path);
      if (clock() < (absent.get(collection) ?? 0)) return noEntry;
      try {
        return await ask();
      } catch (error) {
        if (only404 ? !(error instanceof ContentNotFound) : !isRefusal(error)) throw error;
        absent.set(collection, clock() + absenceLasts);
        return noEntry;
      }
    },
  };
}

/** 404, or 400, 403 and 405 as services answer at an address of which they know nothing. */
function isRefusal(error: unknown): boolean {
  if (error instanceof ContentNotFound) return true;
  if (!(error instanceof ContentUnavailable || error instanceof ContentInvalid)) return false;
  return [400, 403, 405].includes(error.answered ?? 0);
}
