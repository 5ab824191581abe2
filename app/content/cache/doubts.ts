/**
 * Whether a reported loss of known content is believed (decision 033). An editor may delete an entry or empty
 * a list now and then; much of it at once points to a service that lost its database. Pure: the time is passed in.
 */
import { LRUCache } from 'lru-cache';
import { type ContentChange, unknownChange } from '../questions/content-use.server';
import type { Fullness } from './fullness';

export const doubtRules = {
  /** Entries of a long list; shorter ones may become empty in normal use, such as an agenda. */
  large: 5,
  /** Share of a long list, or of the parts of an answer that hold text, beyond which the rest is not doubted. */
  left: 0.5,
  /** A single loss is believed when the service still reports it after this many milliseconds. */
  probation: 10_000,
  /**
   * A short list that becomes empty is doubted longer: it may be the only sign of a lost database when a quiet
   * site sends one query a minute.
   */
  emptied: { times: 3, probation: 60_000 },
  /** This many losses of known answers within this many milliseconds are a wave. */
  wave: { answers: 5, within: 60_000 },
  /** Milliseconds after which a wave, or a long list that shrank, is believed … */
  believedAfter: 600_000,
  /** … when the service has reported it this often without interruption. */
  leastTimes: 3,
  /** Milliseconds before a doubted answer is asked for again. */
  askAgain: 30_000,
} as const;

/** A new answer about content the site already knows. */
export interface ContentNews {
  key: string;
  /** Path of the call, `/campuses/lyon`. */
  path: string;
  /** The document that the last good answer was of; it may have moved. */
  id?: string;
  /** Entries of the last good answer; null for a single entry. */
  before: number | null;
  /** Entries of the new one; null: it is gone (404). */
  after: number | null;
  /** Slugs of entries that the question is about, such as the campus of a list of events. */
  subjects?: readonly string[] | undefined;
  /** Names of each entry that a whole list has lost; null: nobody knows. Asked for a loss only. */
  missing?: (() => readonly (readonly string[])[] | null) | undefined;
  /** The written parts of both, where there is a new answer. */
  texts?: { before: Fullness; after: Fullness };
}

interface Doubt {
  since: number;
  times: number;
  last: number;
  /** Part of a wave, or much by itself: believed late. */
  grave: boolean;
  /** A long list that shrank, or many texts that became empty: other losses at the same time have the same cause. */
  long: boolean;
  /** A list that became empty, or its texts, as opposed to an entry that is gone. */
  emptied: boolean;
}

export interface Doubts {
  /** Whether to accept the new answer. An answer that reports no loss ends the doubt. */
  believes(news: ContentNews, now: number): boolean;
  /** Notes an editor's change: losses that it names are believed. */
  explain(change: ContentChange, now: number): void;
  /** Number of doubted answers, whose last good version is kept. */
  readonly open: number;
}

/** Most doubts and editors' changes remembered. */
const most = 5000;

export function createDoubts(log: { warn(fields: Record<string, unknown>, message: string): void }): Doubts {
  const doubts = new LRUCache<string, Doubt>({ max: most });
  /** When an editor last changed an entry, by `collection/name` and by name, and removed one from a collection. */
  const named = new LRUCache<string, number>({ max: 2 * most });
  const removals = new LRUCache<string, { count: number; whole: boolean; since: number }>({ max: 500 });
  /** When anything of a collection was last changed. */
  const changed = new LRUCache<string, number>({ max: 500 });
  let waveUntil = Number.NEGATIVE_INFINITY;

  /** Whether the answer takes away what no editor's change explains. */
  function isSuspect(news: ContentNews, now: number): boolean {
    const [, collection = ''] = news.path.split('/');
    const rewritten = [collection, unknownChange.collection].some((name) => isRecent(changed.get(name), now));
    return (isLost(news) && !isExplained(news, now)) || (isBlanked(news) && !rewritten);
  }

  function isExplained(news: ContentNews, now: number): boolean {
    const { path, id, before, after, subjects = [] } = news;
    const [, collection = '', entry] = path.split('/');
    const names = entry === undefined ? [] : [entry, id ?? entry];
    const recent = (since: number | undefined) => isRecent(since, now);
    // A campus that is taken offline has no events any more, nor has one whose form lost them.
    if (after !== null && subjects.some((slug) => recent(named.get(slug)))) return true;
    const missing = news.missing?.();
    // An editor's change may be of a collection that the site knows by another name.
    return [collection, unknownChange.collection].some((changed) => {
      const isNamed = (name: string) => recent(named.get(`${changed}/${name}`));
      if (after === null && names.some(isNamed)) return true;
      // An entry that is changed may leave lists, such as an event that moves to another campus.
      if (missing?.length && missing.every((names) => names.some(isNamed))) return true;
      const removed = removals.get(changed);
      if (!removed || !recent(removed.since)) return false;
      return removed.whole || (before !== null && (after ?? 0) >= before - removed.count);
    });
  }

  function noteWave(now: number): void {
    const since = now - doubtRules.wave.within;
    const gone = [...doubts].filter(([, doubt]) => doubt.last > since);
    if (now < waveUntil || gone.length >= doubtRules.wave.answers) {
      if (now >= waveUntil) {
        const examples = gone.slice(0, 3).map(([key]) => key.split('?')[0]);
        log.warn({ answers: gone.length, examples }, 'content is gone in a wave: what was known is kept');
      }
      waveUntil = now + doubtRules.believedAfter;
      for (const [, doubt] of gone) doubt.grave = true;
    }
    if (gone.some(([, { long }]) => long)) for (const [, doubt] of gone) doubt.grave = true;
  }

  function isOver({ since, times, grave, emptied }: Doubt, now: number): boolean {
    if (!grave && emptied)
      return times >= doubtRules.emptied.times && now - since >= doubtRules.emptied.probation;
    if (!grave) return now - since >= doubtRules.probation;
    return times >= doubtRules.leastTimes && now - since >= doubtRules.believedAfter;
  }

  return {
    believes(news, now) {
      const { key, path, before, after, texts } = news;
      if (!isSuspect(news, now)) {
        doubts.delete(key);
        return true;
      }
      const long = isLarge(news);
      const doubt = doubts.get(key) ?? {
        since: now,
        times: 0,
        last: now,
        grave: long,
        long,
        emptied: after !== null,
      };
      doubt.times += 1;
      doubt.last = now;
      doubts.set(key, doubt);
      if (doubt.grave && doubt.times === 1)
        log.warn(
          { path, known: before, found: after, ...(isBlanked(news) ? { texts } : {}) },
          'a long list, or many texts, came short: the last good answer is kept',
        );
      noteWave(now);
      const believed = isOver(doubt, now);
      if (believed) doubts.delete(key);
      return believed;
    },
    explain({ collection, names, removed }, now) {
      changed.set(collection, now);
      for (const name of names) for (const key of [name, `${collection}/${name}`]) named.set(key, now);
      if (!removed) return;
      const before = removals.get(collection);
      const going = before && now - before.since < doubtRules.believedAfter ? before : null;
      removals.set(collection, {
        count: (going?.count ?? 0) + 1,
        whole: (going?.whole ?? false) || names.length === 0,
        since: now,
      });
    },
    get open() {
      return doubts.size;
    },
  };
}

const isRecent = (since: number | undefined, now: number) =>
  since !== undefined && now - since < doubtRules.believedAfter;

/** Gone, newly empty, or a long list of which little is left. */
function isLost(news: ContentNews): boolean {
  const { before, after } = news;
  return after === null || (after === 0 && (before ?? 0) > 0) || isShrunk(news);
}

function isShrunk({ before, after }: ContentNews): boolean {
  return before !== null && after !== null && before >= doubtRules.large && after <= before * doubtRules.left;
}

/**
 * Texts are empty that were not: few parts hold one, and a small share of all. A list that is half as long keeps the
 * share, and an entry that gained parts without text keeps the number.
 */
function isBlanked({ texts }: ContentNews): boolean {
  if (!texts || texts.before.filled === 0 || texts.after.pieces === 0) return false;
  const { before, after } = texts;
  const most = before.filled * doubtRules.left;
  return after.filled <= most && after.filled * before.pieces <= most * after.pieces;
}

function isLarge(news: ContentNews): boolean {
  return isShrunk(news) || (isBlanked(news) && (news.texts?.before.filled ?? 0) >= doubtRules.large);
}
