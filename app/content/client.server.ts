/** The one way to content: signed in, cached by URL, parsed at the boundary (specification §7). */
import type { z } from 'zod/v4';
import type { ContentCache } from './cache.server';
import { unwrap, type Unwrapped } from './envelope';
import { ContentError, ContentInvalid, ContentUnavailable } from './errors';
import { type ContentQuery, toSearchParams } from './query';
import type { Session } from './session.server';
import { exchange, type Fetch, type Limits, Unauthorised } from './transport.server';

/** What the boundary reports: dropped entries and blocks, with their place. */
export interface BoundaryLog {
  warn(fields: Record<string, unknown>, message: string): void;
}

export interface List<T> {
  items: T[];
  /** Entries there are in all, beyond this page. */
  total: number;
}

export interface ContentClient {
  readonly namespace: string;
  /** One entry. @throws {ContentError} */
  entry<T>(path: string, schema: z.ZodType<T>, query?: ContentQuery): Promise<T>;
  /** A list, entry by entry: those that do not parse are dropped and logged. @throws {ContentError} */
  list<T>(path: string, schema: z.ZodType<T>, query?: ContentQuery): Promise<List<T>>;
  /** Generic read: the body. @throws {ContentError}, or null when errors are suppressed */
  read(path: string, query?: ContentQuery, options?: { suppressErrors?: boolean }): Promise<unknown>;
  /** Generic send: the body, never cached. @throws {ContentError} */
  send(path: string, payload: object): Promise<unknown>;
}

export interface ClientOptions {
  fetch: Fetch;
  /** API base, `/api` included, no trailing slash. */
  apiUrl: string;
  session: Session;
  cache: ContentCache<Answer>;
  limits: Limits;
  namespace: string;
  log: BoundaryLog;
  locale?: string;
}

/** An unwrapped answer and what the schemas made of it, so that nothing is parsed twice. */
export interface Answer extends Unwrapped {
  bytes: number;
  parsed: Map<z.ZodType, unknown>;
}

export function createContentClient(options: ClientOptions): ContentClient {
  const { fetch, apiUrl, session, cache, limits, namespace, log, locale = 'fr' } = options;

  async function call(method: 'GET' | 'POST', address: string, payload?: object): Promise<unknown> {
    const attempt = async (token: string) =>
      exchange(
        fetch,
        new Request(address, {
          method,
          headers: {
            accept: 'application/json',
            authorization: `Bearer ${token}`,
            ...(payload ? { 'content-type': 'application/json' } : {}),
          },
          ...(payload ? { body: JSON.stringify(payload) } : {}),
        }),
        limits,
      );
    const token = await session.token();
    try {
      return await attempt(token);
    } catch (error) {
      if (!(error instanceof Unauthorised)) throw error;
      session.refused(token);
      return attempt(await session.token());
    }
  }

  function addressOf(path: string, query: ContentQuery = {}): string {
    const parameters = toSearchParams(query);
    parameters.append('locale', locale);
    const encoded = path.split('/').map(encodeURIComponent).join('/');
    return `${apiUrl}${encoded}?${parameters}`;
  }

  function fetchAnswer(path: string, query?: ContentQuery): Promise<Answer> {
    const address = addressOf(path, query);
    return cache.get(
      address,
      async () => {
        const body = await call('GET', address);
        return { ...unwrap(body), bytes: JSON.stringify(body)?.length ?? 0, parsed: new Map() };
      },
      // Parsed values are about as large as the raw ones.
      (answer) => answer.bytes * 2,
    );
  }

  function once<T>(answer: Answer, schema: z.ZodType, parse: () => T): T {
    if (!answer.parsed.has(schema)) answer.parsed.set(schema, parse());
    return answer.parsed.get(schema) as T;
  }

  return {
    namespace,
    async entry<T>(path: string, schema: z.ZodType<T>, query?: ContentQuery) {
      const answer = await fetchAnswer(path, query);
      return once(answer, schema, () => parseEntry(answer.value, schema, path));
    },
    async list<T>(path: string, schema: z.ZodType<T>, query?: ContentQuery) {
      const answer = await fetchAnswer(path, query);
      return once(answer, schema, () => parseList(answer, schema, path, log));
    },
    async read(path, query, readOptions = {}) {
      try {
        return (await fetchAnswer(path, query)).value;
      } catch (error) {
        if (readOptions.suppressErrors && error instanceof ContentError) return null;
        throw asContentError(error);
      }
    },
    async send(path, payload) {
      return unwrap(await call('POST', addressOf(path), payload)).value;
    },
  };
}

function parseEntry<T>(value: unknown, schema: z.ZodType<T>, path: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new ContentInvalid(`${path}: ${describe(result.error)}`);
}

function parseList<T>(answer: Answer, schema: z.ZodType<T>, path: string, log: BoundaryLog): List<T> {
  if (!Array.isArray(answer.value)) throw new ContentInvalid(`${path}: a list was expected`);
  const items = answer.value.flatMap((value: unknown, index) => {
    const result = schema.safeParse(value);
    if (result.success) return [result.data];
    log.warn({ path, index, problem: describe(result.error) }, 'content entry dropped');
    return [];
  });
  return { items, total: answer.total ?? items.length };
}

function describe(error: z.ZodError): string {
  return error.issues
    .slice(0, 3)
    .map((issue) => `${issue.path.join('.') || '(entry)'} ${issue.message}`)
    .join('; ');
}

function asContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  return new ContentUnavailable('the content service could not be asked', { cause: error });
}
