/** The one way to content: signed in, cached by URL, parsed at the boundary (specification §7). */
import type { z } from 'zod';
import type { Locale } from '../../content-model/rules/locale';
import { type Answer, readOnce, toAnswer } from './answer.server';
import type { BoundaryReport } from './boundary-report';
import type { ContentCache } from './cache.server';
import { type CallOptions, createCall } from './call.server';
import type { ContentPath } from './collections';
import { completeList } from './complete-list';
import { currentUse, noteStale } from './content-use.server';
import { type AnswerBody, isNothing, unwrap } from './envelope';
import { asContentError, ContentError, ContentInvalid, ContentNotFound, ContentUnavailable } from './errors';
import { type ContentList, type ListOptions, parseEntry, parseList, refuseUnreadable } from './parse.server';
import type { PlannedChanges } from './planned-changes';
import { type ContentQuery, isBeyondFirstPage } from './query';
import { filteredSlugs, relatedCollections } from './query-dependencies';
import { createAddresses } from './question-address';
import { createQuoting, type ResolveFacts } from './quoting.server';
import { createVisibilityFilter } from './visibility-filter';

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
    options?: Pick<ListOptions, 'uncached' | 'secondary'>,
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

interface FetchOptions extends ListOptions {
  /** The body to read instead of one that holds nothing, by default that one. @throws {ContentNotFound} */
  readNothing?: (body: AnswerBody, last: Answer | undefined) => AnswerBody;
  /** The address cannot be gone: a 404 there is a service that is set up wrong. */
  alwaysExists?: boolean;
  /** Whatever the client's language: what a school has exists in French, and seldom in another language. */
  inFrench?: boolean;
}

/** Reads a new answer; throws when it is unusable: then the last good one stays. */
type ReadAnswer = (answer: Answer) => unknown;

export function createContentClient(options: ClientOptions): ContentClient {
  const { apiUrl, cache, namespace, report, locale = 'fr' } = options;

  const call = createCall(options);
  const addresses = createAddresses(apiUrl, locale);
  const frenchAddresses = locale === 'fr' ? addresses : createAddresses(apiUrl, 'fr');
  const visibility = createVisibilityFilter(namespace, options.planned ?? null);
  const addressesFor = ({ inFrench }: FetchOptions) => (inFrench ? frenchAddresses : addresses);

  async function fetchAnswer(
    path: string,
    asked?: ContentQuery,
    read?: ReadAnswer,
    fetchOptions: FetchOptions = {},
  ): Promise<Answer> {
    const use = currentUse();
    const query = visibility.withVisibilityFields(path, asked);
    const { uncached, fromUserInput } = fetchOptions;
    try {
      const { value, stale, askAgainIn } = await cache.get(addressesFor(fetchOptions).keyOf(path, query), {
        load: (last) => loadAnswer(path, query, last, read, fetchOptions),
        read,
        waitForFresh: use?.waitForFresh,
        subjects: filteredSlugs(query),
        uncached,
        fromUserInput,
      });
      use?.used.add(value.used);
      if (use && stale) noteStale(use, askAgainIn);
      return value;
    } catch (error) {
      if (error instanceof ContentNotFound) use?.used.add({ path, relations: [] });
      else {
        if (use) use.failed = true;
        call.noteTrouble(path, error);
      }
      throw error;
    }
  }

  async function loadAnswer(
    path: string,
    query: ContentQuery | undefined,
    last: Answer | undefined,
    read: ReadAnswer | undefined,
    fetchOptions: FetchOptions,
  ): Promise<Answer> {
    const { readNothing } = fetchOptions;
    const sent = unwrap(await askService(path, query, fetchOptions));
    const body = readNothing && isNothing(sent) ? readNothing(sent, last) : sent;
    visibility.planChanges(path, body);
    const visibleBody = visibility.withoutHiddenEntries(path, body);
    const answer = toAnswer(path, visibleBody, last, relatedCollections(query));
    try {
      await read?.(answer);
      if (last) refuseUnreadable(answer, last, path);
    } catch (error) {
      if (error instanceof ContentInvalid) report.count('answer');
      throw error;
    }
    return answer;
  }

  async function askService(path: string, query: ContentQuery | undefined, fetchOptions: FetchOptions) {
    const { secondary, optional, alwaysExists } = fetchOptions;
    const addressOf = (allowed: ContentQuery) => addressesFor(fetchOptions).addressOf(path, allowed);
    try {
      return await call.ask({ path, query, addressOf, secondary, optional });
    } catch (error) {
      if (!alwaysExists || !(error instanceof ContentNotFound)) throw error;
      throw new ContentUnavailable(`${error.errorText}: the service has no such address`, {
        serviceStatus: 404,
      });
    }
  }

  const resolveFacts = createQuoting(
    (path, query, read, quoteOptions) =>
      fetchAnswer(path, query, read, { alwaysExists: true, ...quoteOptions }),
    locale,
  );

  /** @param resolve puts the facts that an answer quotes into its texts */
  const readingWith = (resolve: ResolveFacts): Omit<ContentClient, 'asWritten'> => ({
    namespace,
    async entry<T>(path: string, schema: z.ZodType<T>, query?: ContentQuery, entryOptions?: FetchOptions) {
      const read = async (sent: Answer) => {
        const answer = await resolve(sent);
        return readOnce(answer, schema, () => parseEntry(answer.value, schema, path, report));
      };
      const alwaysExists = fixedAddresses.has(path);
      const readNothing = (body: AnswerBody, last: Answer | undefined) => {
        // The service's own 404 says that an entry is gone; nothing less replaces the last good answer.
        if (last) return body;
        if (alwaysExists) return { ...body, value: {} };
        if (schema.safeParse(body.value).success) return body;
        throw new ContentNotFound(`${path}: an answer that holds nothing`);
      };
      return read(await fetchAnswer(path, query, read, { ...entryOptions, alwaysExists, readNothing }));
    },
    async list<T>(
      path: string,
      schema: z.ZodType<T>,
      query: ContentQuery = {},
      listOptions: ListOptions = {},
    ) {
      const read = async (sent: Answer) => {
        const answer = await resolve(sent);
        return readOnce(answer, schema, async () => {
          const list = await parseList(answer, schema, path, report);
          sent.dropped = list.dropped;
          return list;
        });
      };
      const fetchOptions = {
        ...listOptions,
        fromUserInput: listOptions.fromUserInput ?? isBeyondFirstPage(query),
        alwaysExists: isCollection(path),
        readNothing: readAsNoEntries,
      };
      const readPart = async (partQuery: ContentQuery) => {
        const answer = await fetchAnswer(path, partQuery, read, fetchOptions);
        return { list: await read(answer), pageSize: answer.pageSize ?? null };
      };
      return completeList(await readPart(query), query.pagination, (pagination) =>
        readPart({ ...query, pagination }),
      );
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

  const asWritten: ContentClient = {
    ...readingWith((answer) => Promise.resolve(answer)),
    get asWritten() {
      return asWritten;
    },
  };
  return { ...readingWith(resolveFacts), asWritten };
}

/** Addresses of one answer that every content service has. */
const fixedAddresses: ReadonlySet<string> = new Set<ContentPath>([
  '/users/me',
  '/labels',
  '/crm-links/actions',
]);

/** A collection: `/events`, not the entries and lists below it. */
const isCollection = (path: string) => path.lastIndexOf('/') === 0;

/** A list without entries; one that came as a list says itself how many are on other pages. */
const readAsNoEntries = (body: AnswerBody) => (Array.isArray(body.value) ? body : { value: [], total: 0 });
