/** An answer of the content service with what was parsed from it, and what the cache must know to judge the next one. */
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { quotedNames } from '../../content-model/values/fact-quotes';
import type { ContentPath } from './collections';
import type { UsedContent } from './content-use.server';
import type { AnswerBody } from './envelope';
import type { AnswerSummary } from './losses';

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

export interface Answer extends AnswerBody, Readings {
  /** Characters of its JSON. */
  characters: number;
  /** Entries of its list that the schema rejected; 0 until they are read. */
  dropped: number;
  used: UsedContent;
  /** Number of texts of menus and settings; undefined for all others. */
  texts: number | undefined;
  /** Names of facts that its texts quote. */
  quotes: readonly string[];
}

/** Menus and settings, which every page shows: a service without its database answers with an empty form of them. */
const chromePaths: ReadonlySet<string> = new Set<ContentPath>(['/users/me', '/menu-enrichis']);

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
  if (last && isSameBody(body, last)) {
    // A copy on disk does not name its question.
    last.used.relations ??= relations;
    return last;
  }
  const json = JSON.stringify(body.value) ?? '';
  return {
    ...body,
    characters: json.length,
    ...noReadings(),
    dropped: 0,
    used: { path, relations },
    texts: chromePaths.has(path) ? countTexts(body.value) : undefined,
    // Copied: a name cut out of the JSON would keep all of it in memory.
    quotes: structuredClone(quotedNames(json)),
  };
}

/** Values are compared in a third of the time that writing both out takes. */
function isSameBody(body: AnswerBody, last: AnswerBody): boolean {
  if (last.total !== body.total || last.pageSize !== body.pageSize) return false;
  return isDeepStrictEqual(last.value, body.value);
}

/** Texts that a person reads, as opposed to addresses, slugs, ids and dates. */
function countTexts(value: unknown): number {
  if (typeof value === 'string') return textForPeople.test(value) && !textForMachines.test(value) ? 1 : 0;
  if (value === null || typeof value !== 'object') return 0;
  return Object.values(value).reduce((sum: number, inner) => sum + countTexts(inner), 0);
}

/** A capital, two words, or a letter with an accent. */
const textForPeople = /\p{Lu}|\S\s+\S|[^\x20-\x7e]/u;
/** A path, an address, a date. */
const textForMachines = /^(?:\w+:)?\/|^\w+:[^\s]*$|^\d{4}-\d\d-\d\d/;

/** Bytes of an empty answer, without its key: objects, maps, parsed list. */
const bytesOfEmptyAnswer = 1800;
/** For the raw value and the parsed one. */
const bytesPerCharacter = 3.2;

/**
 * Bytes an answer takes in memory with its key. Measured on the heap after collection (Node 20): 2,170 for
 * an empty list under a key of 330 characters; 5.0 kB for one programme of 1,061 characters, 23.0 kB for
 * a sheet of 7,114, 77 kB for a list of 24,202, 42 kB for news of 14,524: 2.9 to 3.2 a character.
 */
export function sizeOfAnswer({ characters }: Pick<Answer, 'characters'>, key: string): number {
  return bytesOfEmptyAnswer + key.length + bytesPerCharacter * characters;
}

/** What the cache needs to know of an answer; of a list, only the entries that parse count. */
export function describeAnswer(answer: Answer): AnswerSummary {
  const { texts, used } = answer;
  const { documentId } = (answer.value ?? {}) as { documentId?: unknown };
  return {
    path: used.path,
    entries: countReadableEntries(answer),
    ...(typeof documentId === 'string' ? { id: documentId } : {}),
    ...(texts === undefined ? {} : { texts }),
  };
}

function countReadableEntries(answer: Answer): number | null {
  if (isUnreadable(answer)) return 0;
  const entries = countEntries(answer);
  return entries === null ? null : entries - answer.dropped;
}

/** Whether a list has entries and none of them parses: its format has changed as a whole. */
export function isUnreadable({ value, dropped }: Pick<Answer, 'value' | 'dropped'>): boolean {
  return Array.isArray(value) && value.length > 0 && dropped >= value.length;
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

/** Names of each entry that a new list lacks; null where one of the lists is not whole, or an entry has no name. */
export function missingEntries(last: Answer, current: Answer): readonly (readonly string[])[] | null {
  const [before, after] = [namesOfEntries(last), namesOfEntries(current)];
  if (!before || !after) return null;
  const namesAfter = new Set(after.flat());
  return before.filter((names) => !names.some((name) => namesAfter.has(name)));
}

function namesOfEntries({ value, total }: Answer): string[][] | null {
  if (!Array.isArray(value) || (total !== null && total > value.length)) return null;
  const names = value.map((entry: { slug?: unknown; documentId?: unknown } | null) =>
    [entry?.slug, entry?.documentId].filter((name) => typeof name === 'string'),
  );
  return names.every((ofEntry) => ofEntry.length > 0) ? names : null;
}
