/**
 * Whether bad news about known content is believed (decision 033). An entry that is gone, or a list that
 * came empty, is an editor's work now and then; many at once are a service that lost its database. Pure:
 * the time is passed in.
 */
import { LRUCache } from 'lru-cache';
import type { ContentChange } from './content-use.server';

export const doubtRules = {
  /** Entries of a list that is long: shorter ones empty in the course of things, as an agenda does. */
  long: 5,
  /** Part of a long list that must be left; of less it is doubted that it is all there is. */
  left: 0.2,
  /** What is gone by itself is believed when the service still says so, milliseconds later. */
  probation: 10_000,
  /**
   * A short list that comes empty is doubted longer: a service that has lost its database says no more than that,
   * and on a quiet site it may be the only question of the minute.
   */
  emptied: { times: 3, probation: 60_000 },
  /** So many known answers gone within so many milliseconds are a wave. */
  wave: { answers: 5, within: 60_000 },
  /** Milliseconds after which a wave, or a long list that shrank, is believed … */
  believedAfter: 600_000,
  /** … when the service has said it so often, and nothing else in between. */
  leastTimes: 3,
  /** Milliseconds before a doubted answer is asked for again. */
  askAgain: 30_000,
} as const;

/** What the service says of something the site has had from it before. */
export interface News {
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
  /** Gone with others, or a long list: believed late. */
  grave: boolean;
  /** A long list of which hardly anything is left: what is gone at the same time is gone for the same reason. */
  long: boolean;
  /** A list that came empty, not an entry that the service says is gone. */
  emptied: boolean;
}

export interface Doubts {
  /** Whether to take the new answer. What is not bad news ends the doubt. */
  believes(news: News, now: number): boolean;
  /** An editor's change explains what it names. */
  explain(change: ContentChange, now: number): void;
  /** Answers in doubt: kept as they were. */
  readonly open: number;
}

/** Doubts, explanations and moments remembered. */
const most = 5000;

export function createDoubts(log: { warn(fields: Record<string, unknown>, message: string): void }): Doubts {
  const doubts = new LRUCache<string, Doubt>({ max: most });
  /** When an editor last named an entry, by `collection/name`, and took one out of a collection. */
  const named = new LRUCache<string, number>({ max: most });
  const removals = new LRUCache<string, { count: number; whole: boolean; since: number }>({ max: 500 });
  let waveUntil = Number.NEGATIVE_INFINITY;

  function explained({ path, known, found }: News, now: number): boolean {
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
    if (!grave) return times > 1 && now - since >= doubtRules.probation;
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

/** Gone, empty where something was, or a long list of which hardly anything is left. */
function isBadNews(news: News): boolean {
  if (news.found === null) return true;
  return (news.known !== null && news.known > 0 && news.found === 0) || isShrunk(news);
}

function isShrunk({ known, found }: News): boolean {
  return known !== null && found !== null && known >= doubtRules.long && found < known * doubtRules.left;
}
