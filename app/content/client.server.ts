/** The one way to content: signed in, cached by URL, parsed at the boundary (specification §7). */
import type { z } from 'zod';
import type { Locale } from '../../content-model/rules/locale';
import { whileSame } from '../../content-model/values/while-same';
import { type Answer, type AnswerBody, isNothing, readOnce, toAnswer, unwrap } from './answer.server';
import type { ContentCache } from './cache.server';
import { type CallOptions, createCall } from './call.server';
import type { ContentPath } from './collections';
import { noteStale, presentUse } from './content-use.server';
import { asContentError, ContentError, ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import {
  type BoundaryReport,
  type ContentList,
  type ListOptions,
  parseEntry,
  parseList,
  refuseUnreadable,
} from './parse.server';
import { createVisibleEntries, type PlannedChanges } from './planned-entries';
import { askedRelations, askedSlugs, type ContentQuery, createAddresses, isBeyondFirstPage } from './query';
import { createQuoting, type ResolveFacts } from './quoting.server';

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
  const addresses = createAddresses(apiUrl, locale);
  const french = locale === 'fr' ? addresses : createAddresses(apiUrl, 'fr');
  const visible = createVisibleEntries(namespace, options.planned ?? null);

  /** @param read reads a new answer; throws when it is unusable: then the last good one is kept */
  async function fetchAnswer(
    path: string,
    asked?: ContentQuery,
    read?: (answer: Answer) => unknown,
    { stands, beside, optional, inFrench, nothing, ...how }: FetchOptions = {},
  ): Promise<Answer> {
    const { addressOf, keyOf } = inFrench ? french : addresses;
    const use = presentUse();
    const query = visible.askAbout(path, asked);
    const load = async (last: Answer | undefined) => {
      const question = {
        path,
        query,
        addressOf: (left: ContentQuery) => addressOf(path, left),
        beside,
        optional,
      };
      const body = await call.ask(question).catch((error: unknown) => {
        if (!stands || !(error instanceof ContentNotFound)) throw error;
        throw new ContentUnavailable(`${error.errorText}: the service has no such address`, {
          answered: 404,
        });
      });
      const unwrapped = unwrap(body);
      const meant = nothing && isNothing(unwrapped) ? nothing(unwrapped, last) : unwrapped;
      const answer = toAnswer(path, visible.of(path, meant), last, askedRelations(query));
      try {
        await read?.(answer);
        if (last) refuseUnreadable(answer, last, path);
      } catch (error) {
        if (error instanceof ContentInvalid) report.count('answer');
        throw error;
      }
      return answer;
    };
    try {
      const lookup = { load, read, waitForFresh: use?.waitForFresh, subjects: askedSlugs(query), ...how };
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

  const resolveFacts = createQuoting(
    (path, query, read, how) => fetchAnswer(path, query, read, { stands: true, ...how }),
    locale,
  );

  /** @param resolve puts the facts that an answer quotes into its texts */
  const readingWith = (resolve: ResolveFacts): Omit<ContentClient, 'asWritten'> => ({
    namespace,
    async entry<T>(path: string, schema: z.ZodType<T>, query?: ContentQuery, options?: FetchOptions) {
      const read = async (raw: Answer) => {
        const answer = await resolve(raw);
        return readOnce(answer, schema, () => parseEntry(answer.value, schema, path, report));
      };
      const stands = fixedAddresses.has(path);
      const nothing = (answer: AnswerBody, last: Answer | undefined) => {
        // An entry that is gone is a 404 in the service's own words: what was known is not lost by less.
        if (last) return answer;
        if (stands) return { ...answer, value: {} };
        if (schema.safeParse(answer.value).success) return answer;
        throw new ContentNotFound(`${path}: an answer that holds nothing`);
      };
      return read(await fetchAnswer(path, query, read, { ...options, stands, nothing }));
    },
    async list<T>(path: string, schema: z.ZodType<T>, query: ContentQuery = {}, options: ListOptions = {}) {
      const read = async (raw: Answer) => {
        const answer = await resolve(raw);
        return readOnce(answer, schema, async () => {
          const list = await parseList(answer, schema, path, report);
          raw.dropped = list.dropped;
          return list;
        });
      };
      const how = {
        ...options,
        fromUserInput: options.fromUserInput ?? isBeyondFirstPage(query),
        stands: isCollection(path),
        nothing: noEntries,
      };
      const part = async (asked: ContentQuery) => {
        const answer = await fetchAnswer(path, asked, read, how);
        return { list: await read(answer), given: answer.given ?? null };
      };
      return wholePage(await part(query), query.pagination, (pagination) => part({ ...query, pagination }));
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
        return unwrap(await call.send(addresses.addressOf(path), payload)).value;
      } catch (error) {
        throw asContentError(error);
      }
    },
  });

  const written: ContentClient = {
    ...readingWith((answer) => Promise.resolve(answer)),
    get asWritten() {
      return written;
    },
  };
  return { ...readingWith(resolveFacts), asWritten: written };
}

/** A list, and the page size or limit that was given, where the answer says it. */
export interface GivenList<T> {
  list: ContentList<T>;
  given: number | null;
}

type Pagination = NonNullable<ContentQuery['pagination']>;

/**
 * The same object while the answers stay the same.
 *
 * @param first answer to the unchanged query
 * @param read asks for another part of the list
 */
export async function wholePage<T>(
  first: GivenList<T>,
  asked: Pagination | undefined,
  read: (pagination: Pagination) => Promise<GivenList<T>>,
): Promise<ContentList<T>> {
  const step = asked ? cutTo(asked, first) : null;
  if (!asked || step === null) return first.list;
  const start = startOf(asked);
  // With a smaller size, later pages begin elsewhere.
  const firstParts = start === 0 ? [first.list] : [];
  const windows = windowsOf(
    start + firstParts.length * step,
    Math.min(start + sizeOf(asked), first.list.total),
    step,
  );
  const parts = [
    ...firstParts,
    ...(await Promise.all(windows.map(async (window) => (await read(window)).list))),
  ];
  return joinPages(first.list, ...parts) as ContentList<T>;
}

const joinPages = whileSame(
  ({ total }: ContentList<unknown>, ...parts: readonly ContentList<unknown>[]): ContentList<unknown> => ({
    items: parts.flatMap(({ items }) => items),
    total,
    dropped: parts.reduce((sum, { dropped }) => sum + dropped, 0),
  }),
);

function startOf(asked: Pagination): number {
  return 'page' in asked ? (asked.page - 1) * asked.pageSize : (asked.start ?? 0);
}

function sizeOf(asked: Pagination): number {
  return 'page' in asked ? asked.pageSize : asked.limit;
}

/**
 * Entries that the service gives at a time, if they are fewer than requested; otherwise null.
 */
function cutTo<T>(asked: Pagination, { list, given }: GivenList<T>): number | null {
  const receivedCount = list.items.length + list.dropped;
  // An answer that does not say what was given may be the end of the list.
  if (given === null && startOf(asked) + receivedCount >= list.total) return null;
  const step = given ?? receivedCount;
  return step >= 1 && step < sizeOf(asked) ? step : null;
}

function windowsOf(from: number, end: number, step: number): { start: number; limit: number }[] {
  return Array.from({ length: Math.max(0, Math.ceil((end - from) / step)) }, (_, index) => ({
    start: from + index * step,
    limit: Math.min(step, end - from - index * step),
  }));
}
