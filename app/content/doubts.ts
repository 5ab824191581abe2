/**
 * Whether a reported loss of known content is believed (decision 033). An editor may delete an entry or empty
 * a list now and then; many losses at once point to a service that lost its database. Pure: the time is passed in.
 */
import { LRUCache } from 'lru-cache';
import type { ContentChange } from './content-use.server';

export const doubtRules = {
  /** Entries of a long list; shorter ones may become empty in normal use, such as an agenda. */
  large: 5,
  /** Share of a long list that must be left; a smaller rest is doubted. */
  left: 0.2,
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
  /** Entries of the last good answer; null for a single entry. */
  known: number | null;
  /** Entries of the new one; null: it is gone (404). */
  found: number | null;
}

interface Doubt {
  since: number;
  times: number;
  last: number;
  /** Part of a wave, or a long list: believed late. */
  grave: boolean;
  /** A long list that shrank: other losses at the same time have the same cause. */
  long: boolean;
  /** A list that became empty, as opposed to an entry that is gone. */
  emptied: boolean;
}

export interface Doubts {
  /** Whether to accept the new answer. An answer that reports no loss ends the doubt. */
  believes(news: ContentNews, now: number): boolean;
  /** Notes an editor's change: losses of what it names are believed. */
  explain(change: ContentChange, now: number): void;
  /** Number of doubted answers, whose last good version is kept. */
  readonly open: number;
}

/** Most doubts and editors' changes remembered. */
const most = 5000;

export function createDoubts(log: { warn(fields: Record<string, unknown>, message: string): void }): Doubts {
  const doubts = new LRUCache<string, Doubt>({ max: most });
  /** When an editor last changed an entry, by `collection/name`, and removed one from a collection. */
  const named = new LRUCache<string, number>({ max: most });
  const removals = new LRUCache<string, { count: number; whole: boolean; since: number }>({ max: 500 });
  let waveUntil = Number.NEGATIVE_INFINITY;

  function explained({ path, known, found }: ContentNews, now: number): boolean {
    const [, collection = '', entry] = path.split('/');
    const recent = (since: number | undefined) =>
      since !== undefined && now - since < doubtRules.believedAfter;
    if (found === null && entry !== undefined && recent(named.get(`${collection}/${entry}`))) return true;
    const removed = removals.get(collection);
    if (!removed || !recent(removed.since)) return false;
    return removed.whole || (known !== null && (found ?? 0) >= known - removed.count);
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
      const { key, known, found } = news;
      if (!isBadNews(news) || explained(news, now)) {
        doubts.delete(key);
        return true;
      }
      const long = isShrunk(news);
      const doubt = doubts.get(key) ?? {
        since: now,
        times: 0,
        last: now,
        grave: long,
        long,
        emptied: found === 0,
      };
      doubt.times += 1;
      doubt.last = now;
      doubts.set(key, doubt);
      if (doubt.grave && doubt.times === 1)
        log.warn({ path: news.path, known, found }, 'a long list came short: the last good one is kept');
      noteWave(now);
      const believed = isOver(doubt, now);
      if (believed) doubts.delete(key);
      return believed;
    },
    explain({ collection, names, removed }, now) {
      for (const name of names) named.set(`${collection}/${name}`, now);
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

/** Gone, newly empty, or a long list that shrank to a small rest. */
function isBadNews(news: ContentNews): boolean {
  if (news.found === null) return true;
  return (news.known !== null && news.known > 0 && news.found === 0) || isShrunk(news);
}

function isShrunk({ known, found }: ContentNews): boolean {
  return known !== null && found !== null && known >= doubtRules.large && found < known * doubtRules.left;
}
