/**
 * Fields that the content service says it does not have: Strapi refuses the whole question for one of them (`Invalid
 * key availability`). They are left out of questions for a while, as if they were null in every entry.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import { ContentInvalid } from '../calls/errors';
import type { ContentQuery } from '../questions/query';
import { placesIn, queryWithout } from '../questions/query-without';
import { absenceLasts, noEntry } from './absent-collections';
import type { BoundaryReport } from './boundary-report';
import { collectionOfPath } from './troubled-collections';

/** A field that questions leave out. */
export interface RefusedField {
  /** `/events` */
  collection: string;
  /** Its place in questions: `availability`, `campus.timezone`. */
  place: string;
}

export interface RefusedKeys {
  /**
   * Asks without what the collection is known to lack, and again where the service names something new.
   *
   * @throws what `ask` throws otherwise
   */
  askWithout(
    path: string,
    query: ContentQuery | undefined,
    ask: (query: ContentQuery) => Promise<unknown>,
  ): Promise<unknown>;
  /** What is left out at this moment. */
  readonly fields: readonly RefusedField[];
}

export function createRefusedKeys(clock: Clock, report: Pick<BoundaryReport, 'warn'>): RefusedKeys {
  /** By collection: places of fields, and until when they are left out. */
  const refused = new LRUCache<string, Map<string, number>>({ max: 100 });

  /** @returns whether the question names a field that the service refuses it for */
  function noteRefusal(collection: string, query: ContentQuery, error: unknown): boolean {
    if (!(error instanceof ContentInvalid)) return false;
    const { refusedKey: key } = error;
    const place = placesIn(query).find((one) => one === key || one.endsWith(`.${key}`));
    if (place === undefined) return false;
    const places = refused.get(collection) ?? new Map<string, number>();
    refused.set(collection, places.set(place, clock() + absenceLasts));
    report.warn({ path: `${collection} ${place}` }, 'the content service has no such field: it is not shown');
    return true;
  }

  return {
    async askWithout(path, query = {}, ask) {
      const collection = collectionOfPath(path);
      const places = refused.get(collection);
      const asked = places ? queryWithout(query, (place) => clock() < (places.get(place) ?? 0)) : query;
      if (asked === null) return noEntry;
      try {
        return await ask(asked);
      } catch (error) {
        if (!noteRefusal(collection, asked, error)) throw error;
        return this.askWithout(path, query, ask);
      }
    },
    get fields() {
      return [...refused].flatMap(([collection, places]) =>
        [...places].flatMap(([place, until]) => (clock() < until ? [{ collection, place }] : [])),
      );
    },
  };
}
