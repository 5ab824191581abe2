/**
 * One question to the content service, with the account's token: what it refuses is left out of questions, or not asked,
 * for a while (docs/architecture.md, 'What a refusal becomes').
 */

import { collectionOfPath } from './collections';
import { ContentError, ContentInvalid, ContentNotFound, ContentUnavailable, Unauthorised } from './errors';
import type { BoundaryReport } from './parse.server';
import type { Pauses } from './pauses';
import type { ContentQuery } from './query';
import { placesIn, queryWithout } from './query';
import type { Session } from './session.server';
import type { Upstream } from './upstream.server';

export interface CallOptions {
  upstream: Pick<Upstream, 'exchange'>;
  session: Session;
  pauses: Pauses;
  report: Pick<BoundaryReport, 'warn'>;
  /** False: another's token reads, whose refusals say nothing about the account. */
  isServiceAccount?: boolean;
  /** Whether nothing is answered: the log has a line for that, and needs none for each collection. */
  isAway?: () => boolean;
}

export interface Question {
  path: string;
  query?: ContentQuery | undefined;
  addressOf(query: ContentQuery): string;
  /** A list beside the page's subject: it is not asked for while its collection fails. */
  beside?: boolean | undefined;
  /** The service may lack the collection: it is then an empty list. `or 404`: no other refusal says so. */
  optional?: true | 'or 404' | undefined;
}

export interface Call {
  /** Asks, without what the collection is known to lack. @throws {ContentError} */
  ask(question: Question): Promise<unknown>;
  /** Sends data, once. @throws {ContentError} */
  send(address: string, payload: object): Promise<unknown>;
  /** Notes and logs that a question could not be answered: others beside a page's subject are not asked for a while. */
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
const absenceLasts = 600_000;
/** Milliseconds: a page without its part is made again after three seconds, and must not wait for it each time. */
const troubleLasts = 5000;
/** The answer to a question about a collection or a field that no entry has. */
const noEntry = { data: [], meta: { pagination: { total: 0 } } };

export function createCall(options: CallOptions): Call {
  const { pauses, report, isServiceAccount = true, isAway = () => false } = options;

  async function ask(question: Question): Promise<unknown> {
    const { path, query = {}, addressOf, beside, optional } = question;
    const collection = collectionOfPath(path);
    const isLeftOut = (place: string) => pauses.left('field', `${collection} ${place}`) > 0;
    // What may be absent is asked for: its refusal is an answer.
    if (beside && !optional && pauses.left('trouble', collection) > 0)
      throw pauses.last('trouble', collection)?.error;
    const asked = placesIn(query).some(isLeftOut) ? queryWithout(query, isLeftOut) : query;
    if (asked === null) return noEntry;
    if (optional && pauses.left('absence', collection) > 0) return noEntry;
    try {
      return await askIfAllowed(collection, addressOf(asked));
    } catch (error) {
      if (optional && (optional === 'or 404' ? error instanceof ContentNotFound : saysAbsent(error))) {
        if (isServiceAccount) pauses.set('absence', collection, absenceLasts);
        return noEntry;
      }
      const refused = refusedPlaceIn(asked, error);
      if (refused === undefined) throw error;
      const place = `${collection} ${refused}`;
      pauses.set('field', place, absenceLasts);
      report.warn({ path: place }, 'the content service has no such field: it is not shown');
      return ask(question);
    }
  }

  /** A collection that the account may not read is asked for ever less often. */
  async function askIfAllowed(collection: string, address: string): Promise<unknown> {
    const refusal = () =>
      new ContentUnavailable(`${collection}: the account may not read it (403)`, {
        answered: 403,
        retryAfterSeconds: pauses.left('right', collection) / 1000,
      });
    if (isServiceAccount && pauses.left('right', collection) > 0) throw refusal();
    try {
      const answer = await callSigned(options, address);
      if (isServiceAccount) pauses.end('right', collection);
      return answer;
    } catch (error) {
      if (!isServiceAccount || !(error instanceof ContentUnavailable) || error.answered !== 403) throw error;
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
    send: (address, payload) => callSigned(options, address, payload),
    noteTrouble(path, error) {
      const collection = collectionOfPath(path);
      // What was thrown above is not a new failure.
      if (pauses.last('trouble', collection)?.error === error) return;
      if (isServiceAccount) pauses.set('trouble', collection, troubleLasts, error);
      if (isAway()) return;
      // What the account may not read is logged already.
      if (error instanceof ContentUnavailable && error.answered === 403) return;
      const why = error instanceof ContentError ? error.errorText : String(error);
      report.warn({ path: collection, why }, 'content could not be had: pages go without where they can');
    },
  };
}

/** What questions leave out at this moment. */
export function refusedFields(pauses: Pauses): RefusedField[] {
  return pauses.all('field').map((field) => {
    const [collection = '', place = ''] = field.split(' ');
    return { collection, place };
  });
}

/** Makes a call with the account's token, which is renewed once when it is refused. */
async function callSigned(
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
    return attempt(renewed).catch((again: unknown) => {
      if (again instanceof Unauthorised) session.forget(renewed);
      throw again;
    });
  }
}

/** The field of the question that the service refuses it for; undefined: it is refused for something else. */
function refusedPlaceIn(query: ContentQuery, error: unknown): string | undefined {
  if (!(error instanceof ContentInvalid) || error.refusedKey === undefined) return undefined;
  const { refusedKey: key } = error;
  return placesIn(query).find((place) => place === key || place.endsWith(`.${key}`));
}

/** 404, or 400, 403 and 405 as services answer at an address of which they know nothing. */
function saysAbsent(error: unknown): boolean {
  if (error instanceof ContentNotFound) return true;
  if (!(error instanceof ContentUnavailable || error instanceof ContentInvalid)) return false;
  return [400, 403, 405].includes(error.answered ?? 0);
}
