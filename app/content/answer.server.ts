/** An answer of the content service, with what was parsed from it. */
import { isDeepStrictEqual } from 'node:util';
import { quotedNames } from '../../content-model/values/fact-quotes';
import type { ContentPath } from './collections';
import type { UsedContent } from './content-use.server';
import type { AnswerBody } from './envelope';
import { noReadings, type Readings } from './readings';

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

/** Whether a list has entries and none of them parses: its format has changed as a whole. */
export function isUnreadable({ value, dropped }: Pick<Answer, 'value' | 'dropped'>): boolean {
  return Array.isArray(value) && value.length > 0 && dropped >= value.length;
}
