/** The one way to content: signed in, cached by URL, parsed at the boundary (specification §7). */
import type { z } from 'zod';
import type { Answer } from './answer.server';
import type { BoundaryReport } from './boundary-report';
import {
  type CachedCall,
  type CachedCallOptions,
  createCachedCall,
  type ListOptions,
} from './cached-call.server';
import type { ContentPath } from './collections';
import { completeList } from './complete-list';
import type { AnswerBody } from './envelope';
import { asContentError, ContentError, ContentNotFound } from './errors';
import { type ContentList, parseEntry, parseList } from './parse.server';
import { type ContentQuery, isBeyondFirstPage } from './query';
import { createQuoting, type ResolveFacts } from './quoting.server';
import { readOnce } from './readings';

export type { BoundaryReport, ContentList, ListOptions };

type EntryOptions = Pick<ListOptions, 'uncached' | 'secondary'>;

export interface ContentClient {
  readonly namespace: string;
  /** Texts as their editors left them, with the names of the facts that they quote: for checks. */
  readonly asWritten: ContentClient;
  /** One entry. @throws {ContentError} */
  entry<T>(path: ContentPath, schema: z.ZodType<T>, query?: ContentQuery, options?: EntryOptions): Promise<T>;
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

export type ClientOptions = CachedCallOptions;

export function createContentClient(options: ClientOptions): ContentClient {
  const { namespace, report, locale = 'fr' } = options;
  const call = createCachedCall(options);
  const withFacts = createQuoting(
    (path, query, quoteOptions) => call.ask(path, query, { alwaysExists: true, ...quoteOptions }),
    locale,
  );
  const asWritten: ContentClient = {
    ...clientMethods({ call, report, resolveFacts: (answer) => Promise.resolve(answer) }),
    namespace,
    get asWritten() {
      return asWritten;
    },
  };
  return { ...clientMethods({ call, report, resolveFacts: withFacts }), namespace, asWritten };
}

/** What the methods of a client work with. */
interface ClientParts {
  call: CachedCall;
  report: BoundaryReport;
  /** Puts the facts that an answer quotes into its texts. */
  resolveFacts: ResolveFacts;
}

function clientMethods(parts: ClientParts): Omit<ContentClient, 'namespace' | 'asWritten'> {
  const { call, resolveFacts } = parts;
  return {
    entry: (path, schema, query, options) => findEntry(parts, path, schema, query, options),
    list: (path, schema, query, options) => findList(parts, path, schema, query, options),
    async read(path, query, { suppressErrors } = {}) {
      try {
        return (await resolveFacts(await call.ask(path, query))).value;
      } catch (error) {
        if (suppressErrors && error instanceof ContentError) return null;
        throw asContentError(error);
      }
    },
    async send(path, payload) {
      try {
        return await call.send(path, payload);
      } catch (error) {
        throw asContentError(error);
      }
    },
  };
}

/** Addresses of one answer that every content service has. */
const fixedAddresses: ReadonlySet<string> = new Set<ContentPath>([
  '/users/me',
  '/labels',
  '/crm-links/actions',
]);

async function findEntry<T>(
  { call, report, resolveFacts }: ClientParts,
  path: string,
  schema: z.ZodType<T>,
  query?: ContentQuery,
  options?: EntryOptions,
): Promise<T> {
  const alwaysExists = fixedAddresses.has(path);
  const parse = async (sent: Answer) => {
    const answer = await resolveFacts(sent);
    return readOnce(answer, schema, () => parseEntry(answer.value, schema, path, report));
  };
  const replaceNothing = (body: AnswerBody, last: Answer | undefined) => {
    // The service's own 404 says that an entry is gone; nothing less replaces the last good answer.
    if (last) return body;
    if (alwaysExists) return { ...body, value: {} };
    if (schema.safeParse(body.value).success) return body;
    throw new ContentNotFound(`${path}: an answer that holds nothing`);
  };
  return parse(await call.ask(path, query, { ...options, check: parse, alwaysExists, replaceNothing }));
}

async function findList<T>(
  { call, report, resolveFacts }: ClientParts,
  path: string,
  schema: z.ZodType<T>,
  query: ContentQuery = {},
  options: ListOptions = {},
): Promise<ContentList<T>> {
  const parse = async (sent: Answer) => {
    const answer = await resolveFacts(sent);
    return readOnce(answer, schema, async () => {
      const list = await parseList(answer, schema, path, report);
      sent.dropped = list.dropped;
      return list;
    });
  };
  const askOptions = {
    ...options,
    fromUserInput: options.fromUserInput ?? isBeyondFirstPage(query),
    check: parse,
    alwaysExists: isCollection(path),
    replaceNothing: asEmptyList,
  };
  const askPart = async (pagination: ContentQuery['pagination']) => {
    const answer = await call.ask(path, pagination ? { ...query, pagination } : query, askOptions);
    return { list: await parse(answer), pageSize: answer.pageSize ?? null };
  };
  return completeList(await askPart(query.pagination), query.pagination, askPart);
}

/** A collection: `/events`, not the entries and lists below it. */
const isCollection = (path: string) => path.lastIndexOf('/') === 0;

/** A list without entries; one that came as a list says itself how many are on other pages. */
const asEmptyList = (body: AnswerBody) => (Array.isArray(body.value) ? body : { value: [], total: 0 });
