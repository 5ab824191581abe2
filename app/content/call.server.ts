/**
 * One question to the content service, with the account's token: what it refuses is left out of questions, or not asked,
 * for a while (docs/architecture.md, 'What a refusal becomes').
 */

import type { BoundaryReport } from './boundary-report';
import { collectionPathOf } from './collections';
import { ContentError, ContentInvalid, ContentNotFound, ContentUnavailable, Unauthorised } from './errors';
import type { Pauses } from './pauses';
import type { ContentQuery } from './query';
import { placesIn, queryWithout } from './query-without';
import type { Session } from './session.server';
import type { Upstream } from './upstream.server';

export interface CallOptions {
  upstream: Pick<Upstream, 'exchange'>;
  session: Session;
  pauses: Pauses;
  report: Pick<BoundaryReport, 'warn'>;
  /** False: another's token reads, whose refusals say nothing about the account. */
  isServiceAccount?: boolean;
  /** Whether the service answers nothing: the log has a line for that, and needs none for each collection. */
  isAway?: () => boolean;
}

export interface Question {
  path: string;
  query?: ContentQuery | undefined;
  addressOf(query: ContentQuery): string;
  /** The page can be without it: it is not asked for while its collection fails. */
  secondary?: boolean | undefined;
  /** The service may lack the collection: it is then an empty list. `only 404`: no other refusal says so. */
  optional?: true | 'only 404' | undefined;
}

export interface Call {
  /** Asks, without what the collection is known to lack. @throws {ContentError} */
  ask(question: Question): Promise<unknown>;
  /** Sends data, once. @throws {ContentError} */
  send(address: string, payload: object): Promise<unknown>;
  /** Notes and logs that a question could not be answered: secondary ones of its collection are not asked for a while. */
  noteTrouble(path: string, error: unknown): void;
}

/** A field that questions leave out. */
export interface RefusedField {
  /** `/events` */
  collection: string;
  /** Its place in questions: `availability`, `campus.timezone`. */
  place: string;
}

/** Milliseconds after which what a service lacks is asked for again: it may have been added. */
const absencePause = 600_000;
/** Milliseconds: a page without its part is made again after three seconds, and must not wait for it each time. */
const troublePause = 5000;
/** The answer where no entry can be meant: the collection is missing, or the field that the question filters by. */
const noEntries = { data: [], meta: { pagination: { total: 0 } } };

export function createCall(options: CallOptions): Call {
  const { pauses, report, isServiceAccount = true, isAway = () => false } = options;

  async function ask(question: Question): Promise<unknown> {
    const { path, query = {}, addressOf, secondary, optional } = question;
    const collection = collectionPathOf(path);
    const isFieldRefused = (place: string) => pauses.left('field', `${collection} ${place}`) > 0;
    // What may be absent is asked for: its refusal is an answer.
    if (secondary && !optional && pauses.left('trouble', collection) > 0)
      throw pauses.last('trouble', collection)?.error;
    const allowedQuery = placesIn(query).some(isFieldRefused) ? queryWithout(query, isFieldRefused) : query;
    if (allowedQuery === null) return noEntries;
    if (optional && pauses.left('absence', collection) > 0) return noEntries;
    try {
      return await askIfAllowed(collection, addressOf(allowedQuery));
    } catch (error) {
      if (optional && saysAbsent(error, optional)) {
        if (isServiceAccount) pauses.set('absence', collection, absencePause);
        return noEntries;
      }
      const refusedPlace = refusedPlaceIn(allowedQuery, error);
      if (refusedPlace === undefined) throw error;
      const field = `${collection} ${refusedPlace}`;
      pauses.set('field', field, absencePause);
      report.warn({ path: field }, 'the content service has no such field: it is not shown');
      return ask(question);
    }
  }

  /** A collection that the account may not read is asked for ever less often. */
  async function askIfAllowed(collection: string, address: string): Promise<unknown> {
    const refusal = () =>
      new ContentUnavailable(`${collection}: the account may not read it (403)`, {
        serviceStatus: 403,
        retryAfterSeconds: pauses.left('right', collection) / 1000,
      });
    if (isServiceAccount && pauses.left('right', collection) > 0) throw refusal();
    try {
      const answer = await callWithToken(options, address);
      if (isServiceAccount) pauses.end('right', collection);
      return answer;
    } catch (error) {
      if (!isServiceAccount || !(error instanceof ContentUnavailable) || error.serviceStatus !== 403)
        throw error;
      if (pauses.lengthen('right', collection).times === 1)
        report.warn(
          { path: collection, why: error.errorText },
          'the content service does not let the account read a collection: it is asked again, ever less often',
        );
      throw refusal();
    }
  }

  return {
    ask,
    send: (address, payload) => callWithToken(options, address, payload),
    noteTrouble(path, error) {
      const collection = collectionPathOf(path);
      // The error of an earlier failure, thrown again by `ask`, is not a new one.
      if (pauses.last('trouble', collection)?.error === error) return;
      if (isServiceAccount) pauses.set('trouble', collection, troublePause, error);
      if (isAway()) return;
      // What the account may not read is logged already.
      if (error instanceof ContentUnavailable && error.serviceStatus === 403) return;
      const why = error instanceof ContentError ? error.errorText : String(error);
      report.warn({ path: collection, why }, 'content could not be had: pages go without where they can');
    },
  };
}

/** What questions leave out at this moment. */
export function refusedFields(pauses: Pauses): RefusedField[] {
  return pauses.subjects('field').map((field) => {
    const [collection = '', place = ''] = field.split(' ');
    return { collection, place };
  });
}

/** Makes a call with the account's token, which is renewed once when it is refused. */
async function callWithToken(
  { upstream, session }: Pick<CallOptions, 'upstream' | 'session'>,
  address: string,
  payload?: object,
): Promise<unknown> {
  const attempt = (token: string) =>
    upstream.exchange(
      () =>
        new Request(address, {
          method: payload ? 'POST' : 'GET',
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${token}`,
            ...(payload ? { 'content-type': 'application/json' } : {}),
          },
          ...(payload ? { body: JSON.stringify(payload) } : {}),
        }),
    );
  const token = await session.token();
  try {
    return await attempt(token);
  } catch (error) {
    if (!(error instanceof Unauthorised)) throw error;
    session.forget(token);
    const renewed = await session.token();
    return attempt(renewed).catch((secondError: unknown) => {
      if (secondError instanceof Unauthorised) session.forget(renewed);
      throw secondError;
    });
  }
}

/** The field of the question that the service refuses it for; undefined: it is refused for something else. */
function refusedPlaceIn(query: ContentQuery, error: unknown): string | undefined {
  if (!(error instanceof ContentInvalid) || error.refusedKey === undefined) return undefined;
  const { refusedKey: key } = error;
  return placesIn(query).find((place) => place === key || place.endsWith(`.${key}`));
}

/**
 * Whether a refusal says that the collection is missing: 404, or 400, 403 and 405 as services answer at an address of
 * which they know nothing.
 */
function saysAbsent(error: unknown, optional: NonNullable<Question['optional']>): boolean {
  if (error instanceof ContentNotFound) return true;
  if (optional === 'only 404') return false;
  if (!(error instanceof ContentUnavailable || error instanceof ContentInvalid)) return false;
  return [400, 403, 405].includes(error.serviceStatus ?? 0);
}
