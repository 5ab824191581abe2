/**
 * Whether the site believes the content service that known content is gone (docs/architecture.md, 'Losses are
 * doubted'). An editor deletes an entry or empties a list now and then; much of it at once points to a service that
 * lost its database.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import type { ContentChange } from './content-use.server';
import { ContentUnavailable } from './errors';

const minute = 60_000;

const lossRules = {
  /** Milliseconds after which a loss is believed that the service reports again … */
  one: minute,
  /** … or, for the third time, one of so many entries within a minute, or of menus and settings that come empty. */
  many: 5,
  confirmed: 10 * minute,
  /** Milliseconds for which a message of the content service explains what it names. */
  explained: 10 * minute,
  /** Milliseconds before a doubted answer is asked for again. */
  askAgain: 30_000,
} as const;

/** What is known of an answer, and what the next one is compared with. */
export interface KnownAnswer {
  /** Path of the call, `/campuses/lyon`. */
  path: string;
  /** Entries of a list; null when it is a single entry. */
  entries: number | null;
  /** The document of a single entry, whose slug may change, where the answer names it. */
  id?: string;
  /** Texts of menus and settings, which no other answer replaces; undefined for all others. */
  texts?: number;
}

export interface LossFacts {
  /** Slugs of entries that the question is about, such as the campus of a list of events. */
  subjects?: readonly string[] | undefined;
  /** Names of each entry that a whole list has lost; null: nobody knows. Asked for a loss only. */
  missing?: () => readonly (readonly string[])[] | null;
}

export interface Losses {
  /**
   * Compares a new answer with the known one.
   *
   * @param after what there is now; null: the service says that it is gone (404)
   * @throws {ContentUnavailable} for a loss that is not believed yet: the known answer stays
   */
  weigh(key: string, before: KnownAnswer | undefined, after: KnownAnswer | null, facts?: LossFacts): void;
  /** Notes a message of the content service: a loss is explained by what it names, and by nothing else. */
  explain(change: ContentChange): void;
  /** Number of answers whose last good version is kept in place of a loss. */
  readonly open: number;
}

interface LossesOptions {
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Called for each loss that is not believed. */
  onRefused?: (() => void) | undefined;
}

interface Loss {
  since: number;
  last: number;
  times: number;
  entries: number;
  /** Part of many, or of menus and settings: believed late. */
  grave: boolean;
}

/** Most losses and names that are remembered. */
const mostLosses = 5000;

export function createLosses({ clock, log, onRefused }: LossesOptions): Losses {
  const open = new LRUCache<string, Loss>({ max: mostLosses });
  /** When a message last named an entry, by name, by collection and name, and any entry of a collection. */
  const named = new LRUCache<string, number>({ max: 2 * mostLosses });
  const isNamed = (name: string) =>
    clock() - (named.get(name) ?? Number.NEGATIVE_INFINITY) < lossRules.explained;

  function isExplained(
    { path, id, texts }: KnownAnswer,
    isGone: boolean,
    { subjects = [], missing }: LossFacts,
  ) {
    const [, collection = '', entry] = path.split('/');
    const names = [entry, id].filter((name) => name !== undefined);
    const isOfCollection = (name: string) => isNamed(`${collection}/${name}`) || isNamed(`*/${name}`);
    if (isGone && names.some(isOfCollection)) return true;
    // A campus that is taken offline has no events any more.
    if (!isGone && subjects.some(isNamed)) return true;
    if (texts !== undefined && isNamed(`${collection}/`)) return true;
    const lost = missing?.() ?? [];
    return lost.length > 0 && lost.every((entryNames) => entryNames.some(isOfCollection));
  }

  return {
    weigh(key, before, after, facts = {}) {
      const lost = before ? entriesLost(before, after) : 0;
      if (!before || lost === 0 || isExplained(before, after === null, facts)) {
        open.delete(key);
        return;
      }
      const now = clock();
      const loss = open.get(key) ?? { since: now, times: 0, grave: before.texts !== undefined };
      const noted = Object.assign(loss, { last: now, times: loss.times + 1, entries: lost });
      open.set(key, noted);
      const recent = [...open.values()].filter(({ last }) => now - last < minute);
      if (recent.reduce((sum, { entries }) => sum + entries, 0) >= lossRules.many) {
        if (recent.every(({ grave }) => !grave))
          log.warn(
            { path: before.path, answers: recent.length, entries: lost },
            'much content is gone: what was known is kept',
          );
        for (const one of recent) one.grave = true;
      }
      const age = now - noted.since;
      if (noted.grave ? age >= lossRules.confirmed && noted.times >= 3 : age >= lossRules.one) {
        open.delete(key);
        return;
      }
      onRefused?.();
      throw new ContentUnavailable(`${before.path}: what the service says is doubted`, {
        retryAfterSeconds: lossRules.askAgain / 1000,
      });
    },
    explain({ collection, names }) {
      for (const name of names)
        for (const key of [name, `${collection}/${name}`, `${collection}/`]) named.set(key, clock());
    },
    get open() {
      return open.size;
    },
  };
}

/** Of an entry that is gone, of a list that is empty, and of a long one of which half is left at most. */
function entriesLost(before: KnownAnswer, after: KnownAnswer | null): number {
  const entriesBefore = before.entries ?? 1;
  if (after === null) return before.entries === null ? 1 : entriesBefore;
  if ((before.texts ?? 0) > 0 && (after.texts ?? 0) <= (before.texts ?? 0) / 2)
    return Math.max(1, entriesBefore);
  const entriesAfter = after.entries ?? 1;
  const isShort =
    entriesAfter === 0 || (entriesBefore >= lossRules.many && entriesAfter <= entriesBefore / 2);
  return isShort ? Math.max(0, entriesBefore - entriesAfter) : 0;
}
