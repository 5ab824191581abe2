/** An answer of the content service: its envelope taken off, and what was parsed from it. */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { quotedNames } from '../../content-model/values/fact-quotes';
import type { ContentPath } from './collections';
import type { UsedContent } from './content-use.server';
import type { KnownAnswer } from './losses';

export interface AnswerBody {
  value: unknown;
  /** Total number of entries when the answer says it. */
  total: number | null;
  /** Entries the service gives at a time, when the answer says it: fewer than asked for where it has a limit. */
  given?: number;
}

/** What schemas made of a value of the content service, so that nothing is parsed twice. */
export interface Readings {
  /** By schema; weak, so that a schema made for one call does not stay with the value. */
  parsed: WeakMap<z.ZodType, unknown>;
}

export const noReadings = (): Readings => ({ parsed: new WeakMap() });

/** Whether a schema has read the value. */
export const isRead = ({ parsed }: Readings, schema: z.ZodType): boolean => parsed.has(schema);

/** What a schema makes of a value, made once; where that takes a while, its promise. */
export function readOnce<T>({ parsed }: Readings, schema: z.ZodType, parse: () => T): T {
  if (!parsed.has(schema)) parsed.set(schema, parse());
  return parsed.get(schema) as T;
}

/** An unwrapped answer and what the schemas made of it, so that nothing is parsed twice. */
export interface Answer extends AnswerBody, Readings {
  bytes: number;
  /** Entries of its list that the schema rejected; 0 until they are read. */
  dropped: number;
  used: UsedContent;
  /** Texts of menus and settings; undefined for all others. */
  texts: number | undefined;
  /** Names of facts that its texts quote. */
  quotes: readonly string[];
}

/** Bytes of an empty answer, without its key: objects, maps, parsed list. */
const bareAnswer = 1800;
/** Bytes for each character of its text: the raw value and the parsed one. */
const perCharacter = 3.2;

/**
 * Bytes an answer takes in memory with its key. Measured on the heap after collection (Node 20): 2,170 for
 * an empty list under a key of 330 characters; 5.0 kB for one programme of 1,061 characters, 23.0 kB for
 * a sheet of 7,114, 77 kB for a list of 24,202, 42 kB for news of 14,524: 2.9 to 3.2 a character.
 */
export function sizeOfAnswer({ bytes }: Pick<Answer, 'bytes'>, key: string): number {
  return bareAnswer + key.length + perCharacter * bytes;
}

/**
 * Entries of a list, those on other pages included; of an object made of lists alone, those of all of them;
 * null when it is not a list.
 */
export function countEntries({ value, total }: AnswerBody): number | null {
  if (Array.isArray(value)) return value.length === 0 ? 0 : Math.max(value.length, total ?? 0);
  if (value === null || typeof value !== 'object') return null;
  const lists = Object.values(value);
  if (lists.length === 0 || !lists.every(Array.isArray)) return null;
  return lists.reduce((sum, list) => sum + list.length, 0);
}

/** Whether a list has entries and none of them parses: its format has changed as a whole. */
export function isUnreadable({ value, dropped }: Pick<Answer, 'value' | 'dropped'>): boolean {
  return Array.isArray(value) && value.length > 0 && dropped >= value.length;
}

/** What the cache needs to know of an answer; of a list, only the entries that parse count. */
export function describeAnswer(answer: Answer): KnownAnswer {
  const { texts, used } = answer;
  const { documentId } = (answer.value ?? {}) as { documentId?: unknown };
  return {
    path: used.path,
    entries: readableEntries(answer),
    ...(typeof documentId === 'string' ? { id: documentId } : {}),
    ...(texts === undefined ? {} : { texts }),
  };
}

/** What every page shows, and of which a service without its database answers an empty form. */
const framePaths: ReadonlySet<string> = new Set<ContentPath>(['/users/me', '/menu-enrichis']);

/** Texts that a person reads, as opposed to addresses, slugs, ids and dates. */
function textsIn(value: unknown): number {
  if (typeof value === 'string')
    return /\p{Lu}|\S\s+\S|[^\x20-\x7e]/u.test(value) && !ofMachines.test(value) ? 1 : 0;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + textsIn(inner), 0);
}

const ofMachines = /^(?:\w+:)?\/|^\w+:[^\s]*$|^\d{4}-\d\d-\d\d/;

/** Names of each entry that a new list lacks; null where one of the lists is not whole, or an entry has no name. */
export function missingEntries(last: Answer, found: Answer): readonly (readonly string[])[] | null {
  const [before, after] = [membersOf(last), membersOf(found)];
  if (!before || !after) return null;
  const namesAfter = new Set(after.flat());
  return before.filter((names) => !names.some((name) => namesAfter.has(name)));
}

function membersOf({ value, total }: Answer): string[][] | null {
  if (!Array.isArray(value) || (total !== null && total > value.length)) return null;
  const members = value.map((entry: { slug?: unknown; documentId?: unknown } | null) =>
    [entry?.slug, entry?.documentId].filter((name) => typeof name === 'string'),
  );
  return members.every((names) => names.length > 0) ? members : null;
}

function readableEntries(answer: Answer): number | null {
  if (isUnreadable(answer)) return 0;
  const entries = countEntries(answer);
  return entries === null ? null : entries - answer.dropped;
}

/**
 * An answer out of an unwrapped body.
 *
 * @param path path of the call
 * @param last the previous answer: returned, with what was parsed from it, when the content is the same, which it
 *   nearly always is
 * @param relations collections whose entries were asked for with it; null: nobody knows
 */
export function toAnswer(
  path: string,
  body: AnswerBody,
  last?: Answer,
  relations: UsedContent['relations'] = null,
): Answer {
  if (last && saysTheSame(body, last)) {
    // A copy on disk does not name its question.
    last.used.relations ??= relations;
    return last;
  }
  const text = JSON.stringify(body.value) ?? '';
  return {
    ...body,
    bytes: text.length,
    ...noReadings(),
    dropped: 0,
    used: { path, relations },
    texts: framePaths.has(path) ? textsIn(body.value) : undefined,
    // Copied: a name cut out of a text would keep the whole text in memory.
    quotes: structuredClone(quotedNames(text)),
  };
}

/** Values are compared in a third of the time that writing both out takes. */
function saysTheSame(body: AnswerBody, last: Answer): boolean {
  const counts = last.total === body.total && last.given === body.given;
  return counts && isDeepStrictEqual(last.value, body.value);
}

/** Takes the envelope off: bare values, Strapi 5 `{data, meta}`, Strapi 4 `{data: {id, attributes}}`. */
export function unwrap(body: unknown): AnswerBody {
  if (!isObject(body) || !('data' in body)) return { value: flatten(body), total: null };
  const sizeOfPage = pageSizeOf(body.meta);
  return {
    value: flatten(body.data),
    total: totalOf(body.meta),
    ...(sizeOfPage === null ? {} : { given: sizeOfPage }),
  };
}

/** Whether an answer holds nothing: services say it with `null`, an empty list or object, or no body at all. */
export function isNothing({ value }: AnswerBody): boolean {
  return (
    value === null || value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
  );
}

/** Strapi 4 wraps entries in `attributes` and relations in `data`, at every depth. */
function flatten(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(flatten);
  if (!isObject(value)) return value;
  if (isObject(value.attributes) && 'id' in value) {
    return { id: value.id, ...(flatten(value.attributes) as object) };
  }
  const keys = Object.keys(value);
  if ('data' in value && keys.every((key) => key === 'data' || key === 'meta')) {
    return flatten(value.data);
  }
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, flatten(inner)]));
}

function totalOf(meta: unknown): number | null {
  if (!isObject(meta) || !isObject(meta.pagination)) return null;
  const { total } = meta.pagination;
  return typeof total === 'number' && Number.isInteger(total) && total >= 0 ? total : null;
}

function pageSizeOf(meta: unknown): number | null {
  if (!isObject(meta) || !isObject(meta.pagination)) return null;
  const { pageSize, limit } = meta.pagination;
  const size = pageSize ?? limit;
  return typeof size === 'number' && Number.isInteger(size) && size > 0 ? size : null;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}
