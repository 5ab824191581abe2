/** The one way to content: signed in, cached by URL, parsed at the boundary (specification §7). */

import type { z } from 'zod';
import type { Locale } from '../../content-model/rules/locale';
import type { ContentCache } from './cache/cache.server';
import { type CallOptions, createCall } from './calls/call.server';
import { asContentError, ContentError, ContentNotFound, ContentUnavailable } from './calls/errors';
import { type Answer, isRead, readOnce, toAnswer } from './entries/answer.server';
import { type BoundaryReport, countRefusals } from './entries/boundary-report';
import { type AnswerBody, isNothing, unwrap } from './entries/envelope';
import {
  type ContentList,
  isReadable,
  type ListOptions,
  parseEntry,
  parseEntryInSlices,
  readList,
  readListInSlices,
  refuseUnreadable,
} from './entries/parse.server';
import type { PlannedChanges } from './entries/planned-changes';
import { createVisibleEntries } from './entries/visible-entries';
import { wholePage } from './entries/whole-page';
import { askedRelations, askedSlugs } from './questions/asked';
import type { ContentPath } from './questions/collections';
import { noteStale, presentUse } from './questions/content-use.server';
import { type ContentQuery, isBeyondFirstPage } from './questions/query';
import { createAddresses } from './questions/question-address';
import { createQuoting, noQuoting, type Quoting } from './quoting.server';

export type { BoundaryReport, ContentList, ListOptions };

export interface ContentClient {
  readonly namespace: string;
  /** Texts as their editors left them, with the names of the facts that they quote: for checks. */
  readonly asWritten: ContentClient;
  /** One entry. @throws {ContentError} */
  entry<T>(
    path: ContentPath,
    schema: z.ZodType<T>,
    query?: ContentQuery,
    options?: Pick<ListOptions, 'uncached' | 'beside'>,
  ): Promise<T>;
  /** A list, entry by entry: those that do not parse are dropped and logged. @throws {ContentError} */
  list<T>(
    path: ContentPath,
    schema: z.ZodType<T>,
    query?: ContentQuery,
    options?: ListOptions,
  ): Promise<ContentList<T>>;
  /** Generic read: the body. @throws {ContentError}, or null when errors are suppressed */
  read(path: ContentPath, query?: ContentQuery, options?: { suppressErrors?: boolean }): Promise<unknown>;
  /** Generic send: the body, never cached. @throws {ContentError} */
  send(path: string, payload: object): Promise<unknown>;
}

interface FetchOptions extends ListOptions {
  /** What an answer that holds nothing means, after the last one; by default itself. @throws {ContentNotFound} */
  nothing?: (answer: AnswerBody, last: Answer | undefined) => AnswerBody;
  prepare?: (answer: Answer) => Promise<void>;
  /** The address cannot be gone: a 404 there is a service that is set up wrong. */
  stands?: boolean;
  /** What a school has exists in French, and seldom in another language. */
  inFrench?: boolean;
}

/** Addresses of one answer that every content service has. */
const fixedAddresses: ReadonlySet<string> = new Set<ContentPath>([
  '/users/me',
  '/labels',
  '/crm-links/actions',
]);

/** A list says itself how many entries there are on other pages. */
const noEntries = (answer: AnswerBody) => (Array.isArray(answer.value) ? answer : { value: [], total: 0 });

/** A collection: `/events`, not the entries and lists below it. */
const isCollection = (path: string) => path.lastIndexOf('/') === 0;

export interface ClientOptions extends Omit<CallOptions, 'report'> {
  /** API base, `/api` included, no trailing slash. */
  apiUrl: string;
  cache: Pick<ContentCache, 'get'>;
  namespace: string;
  report: BoundaryReport;
  /** Notes when entries come out; without it, those that have not are read, too. */
  planned?: PlannedChanges | undefined;
  locale?: Locale;
}

export function createContentClient(options: ClientOptions): ContentClient {
  const { apiUrl, cache, namespace, report, locale = 'fr' } = options;

  const call = createCall(options);
  const own = createAddresses(apiUrl, locale);
  const french = locale === 'fr' ? own : createAddresses(apiUrl, 'fr');
  const visible = createVisibleEntries(namespace, options.planned ?? null);

  /**
   * @param check throws when the answer is unusable: then the last good one is kept
   * @param prepare parses a new answer ahead of `check`, in slices that let other work run
   */
  async function fetchAnswer(
    path: string,
    read?: ContentQuery,
    check?: (answer: Answer) => void,
    { prepare, stands, beside, optional, inFrench, nothing, ...how }: FetchOptions = {},
  ): Promise<Answer> {
    const { addressOf, keyOf } = inFrench ? french : own;
    const use = presentUse();
    const query = visible.askAbout(path, read);
    const subjects = askedSlugs(query);
    const load = async (last: Answer | undefined) => {
      const question = {
        path,
        query,
        addressOf: (asked: ContentQuery) => addressOf(path, asked),
        beside,
        optional,
      };
      const body = await call.ask(question).catch((error: unknown) => {
        if (!stands || !(error instanceof ContentNotFound)) throw error;
        throw new ContentUnavailable(`${error.errorText}: the service has no such address`, {
          answered: 404,
        });
      });
      const found = unwrap(body);
      const meant = nothing && isNothing(found) ? nothing(found, last) : found;
      const answer = toAnswer(path, visible.of(path, meant), last, askedRelations(query));
      await prepare?.(answer);
      if (last) refuseUnreadable(answer, last, path, report);
      return answer;
    };
    try {
      const lookup = {
        load,
        check: check && countRefusals(check, report),
        waitForFresh: use?.waitForFresh,
        subjects,
        ...how,
      };
      const { value: answer, stale, askAgainIn } = await cache.get(keyOf(path, query), lookup);
      use?.used.add(answer.used);
      if (use && stale) noteStale(use, askAgainIn);
      return answer;
    } catch (error) {
      if (error instanceof ContentNotFound) use?.used.add({ path, relations: [] });
      else {
        if (use) use.failed = true;
        call.noteTrouble(path, error);
      }
      throw error;
    }
  }

  const quoting = createQuoting(
    (path, query, check, how) => fetchAnswer(path, query, check, { stands: true, ...how }),
    locale,
  );

  const readingWith = ({ resolve, recall }: Quoting): Omit<ContentClient, 'asWritten'> => ({
    namespace,
    async entry<T>(path: string, schema: z.ZodType<T>, query?: ContentQuery, options?: FetchOptions) {
      const parse = (answer: Answer) =>
        readOnce(answer, schema, () => parseEntry(answer.value, schema, path, report));
      const prepare = async (raw: Answer) => {
        const answer = await resolve(raw);
        if (isRead(answer, schema)) return;
        answer.parsed.set(schema, await parseEntryInSlices(answer.value, schema, path, report));
      };
      const check = (answer: Answer) => void parse(recall(answer));
      const stands = fixedAddresses.has(path);
      const nothing = (answer: AnswerBody, last: Answer | undefined) => {
        // An entry that is gone is a 404 in the service's own words: what was known is not lost by less.
        if (last) return answer;
        if (stands) return { ...answer, value: {} };
        if (schema.safeParse(answer.value).success) return answer;
        throw new ContentNotFound(`${path}: an answer that holds nothing`);
      };
      const how = { ...options, prepare, stands, nothing };
      return parse(await resolve(await fetchAnswer(path, query, check, how)));
    },
    async list<T>(
      path: string,
      schema: z.ZodType<T>,
      query: ContentQuery = {},
      { uncached, fromUserInput, beside, optional }: ListOptions = {},
    ) {
      const parse = (answer: Answer) =>
        readOnce(answer, schema, () => readList(answer, schema, path, report));
      const check = (answer: Answer) => void parse(recall(answer));
      const prepare = async (raw: Answer) => {
        const answer = await resolve(raw);
        // The check refuses anything but a list, and a list that is too long.
        if (answer.parsed.has(schema) || !isReadable(answer)) return;
        const list = await readListInSlices(answer, schema, path, report);
        answer.parsed.set(schema, list);
        raw.dropped = list.dropped;
      };
      const chosen = fromUserInput ?? isBeyondFirstPage(query);
      const stands = isCollection(path);
      const how = { uncached, fromUserInput: chosen, beside, optional, prepare, stands, nothing: noEntries };
      const read = async (asked: ContentQuery) => {
        const answer = await resolve(await fetchAnswer(path, asked, check, how));
        return { list: parse(answer), given: answer.given ?? null };
      };
      return wholePage(await read(query), query.pagination, (pagination) => read({ ...query, pagination }));
    },
    async read(path, query, readOptions = {}) {
      try {
        return (await resolve(await fetchAnswer(path, query))).value;
      } catch (error) {
        if (readOptions.suppressErrors && error instanceof ContentError) return null;
        throw asContentError(error);
      }
    },
    async send(path, payload) {
      try {
        return unwrap(await call.send(own.addressOf(path), payload)).value;
      } catch (error) {
        throw asContentError(error);
      }
    },
  });

  const written: ContentClient = {
    ...readingWith(noQuoting),
    get asWritten() {
      return written;
    },
  };
  return { ...readingWith(quoting), asWritten: written };
}
