/** What is compared of two answers to one question, so that a loss of content is seen. Pure. */
import { type Answer, isUnreadable } from './answer.server';
import type { AnswerBody } from './envelope';

/** What is known of an answer, and what the next one is compared with. */
export interface AnswerSummary {
  /** Path of the call, `/campuses/lyon`. */
  path: string;
  /** Entries of a list; null when it is a single entry. */
  entries: number | null;
  /** The document of a single entry, whose slug may change, where the answer names it. */
  id?: string;
  /** Number of texts of menus and settings, which no other answer replaces; undefined for all others. */
  texts?: number;
}

/** Of a list, only the entries that parse count. */
export function summaryOf(answer: Answer): AnswerSummary {
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
