/**
 * Whether the site believes the content service that known content is gone (docs/architecture.md, 'Losses are
 * doubted'). An editor deletes an entry or empties a list now and then; much of it at once points to a service that
 * lost its database.
 */
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import type { AnswerSummary } from './answer-summary.server';
import type { ContentChange } from './content-change';
import { ContentUnavailable } from './errors';

const minute = 60_000;

const lossRules = {
  /** Milliseconds after which a loss is believed that the service reports again. */
  believedAfter: minute,
  /** Entries lost within a minute that make each of these losses a grave one, as is any of menus and settings. */
  graveEntries: 5,
  /** Milliseconds after which a grave loss is believed, and reports that it takes. */
  graveBelievedAfter: 10 * minute,
  graveReports: 3,
  /** Milliseconds for which a message of the content service explains what it names. */
  explainedFor: 10 * minute,
  /** Milliseconds before a doubted answer is asked for again. */
  askAgainAfter: 30_000,
} as const;

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
  weigh(key: string, before: AnswerSummary | undefined, after: AnswerSummary | null, facts?: LossFacts): void;
  /** Notes a message of the content service: a loss is explained by what it names, and by nothing else. */
  noteReportedChange(change: ContentChange): void;
  /** Number of answers whose last good version is kept in place of a loss. */
  readonly doubted: number;
}

interface LossesOptions {
  clock: Clock;
  log: { warn(fields: Record<string, unknown>, message: string): void };
  /** Called for each loss that is not believed. */
  onRefused?: (() => void) | undefined;
}

/** A loss that is not believed yet. */
interface DoubtedLoss {
  firstReport: number;
  lastReport: number;
  reports: number;
  entries: number;
  /** Part of many, or of menus and settings: believed late. */
  isGrave: boolean;
}

/** Losses that are remembered at most. */
const maxLosses = 5000;

export function createLosses({ clock, log, onRefused }: LossesOptions): Losses {
  const doubted = new LRUCache<string, DoubtedLoss>({ max: maxLosses });
  const explanations = createExplanations(clock);

  /** Notes one more report of a loss. */
  function noteReport(key: string, { texts }: AnswerSummary, entries: number, now: number): DoubtedLoss {
    const lastNote = doubted.get(key);
    const loss = {
      firstReport: lastNote?.firstReport ?? now,
      lastReport: now,
      reports: (lastNote?.reports ?? 0) + 1,
      entries,
      isGrave: lastNote?.isGrave ?? texts !== undefined,
    };
    doubted.set(key, loss);
    return loss;
  }

  /** Makes the losses of the last minute grave ones if together they are many; logs the one that makes them so. */
  function markGrave(path: string, entries: number, now: number): void {
    const recent = [...doubted.values()].filter(({ lastReport }) => now - lastReport < minute);
    const recentEntries = recent.reduce((sum, loss) => sum + loss.entries, 0);
    if (recentEntries < lossRules.graveEntries) return;
    if (!recent.some(({ isGrave }) => isGrave))
      log.warn({ path, answers: recent.length, entries }, 'much content is gone: what was known is kept');
    for (const loss of recent) loss.isGrave = true;
  }

  return {
    weigh(key, before, after, facts = {}) {
      const entries = before ? entriesLost(before, after) : 0;
      if (!before || entries === 0 || explanations.isExplained(before, after === null, facts)) {
        doubted.delete(key);
        return;
      }
      const now = clock();
      const loss = noteReport(key, before, entries, now);
      markGrave(before.path, entries, now);
      if (isBelieved(loss, now)) {
        doubted.delete(key);
        return;
      }
      onRefused?.();
      throw new ContentUnavailable(`${before.path}: what the service says is doubted`, {
        retryAfterSeconds: lossRules.askAgainAfter / 1000,
      });
    },
    noteReportedChange: explanations.note,
    get doubted() {
      return doubted.size;
    },
  };
}

function isBelieved({ firstReport, reports, isGrave }: DoubtedLoss, now: number): boolean {
  const age = now - firstReport;
  if (!isGrave) return age >= lossRules.believedAfter;
  return age >= lossRules.graveBelievedAfter && reports >= lossRules.graveReports;
}

/** Of an entry that is gone, of a list that is empty, and of a long one of which half is left at most. */
function entriesLost(before: AnswerSummary, after: AnswerSummary | null): number {
  const entriesBefore = before.entries ?? 1;
  if (after === null) return before.entries === null ? 1 : entriesBefore;
  const textsBefore = before.texts ?? 0;
  if (textsBefore > 0 && (after.texts ?? 0) <= textsBefore / 2) return Math.max(1, entriesBefore);
  const entriesAfter = after.entries ?? 1;
  const isHalved = entriesBefore >= lossRules.graveEntries && entriesAfter <= entriesBefore / 2;
  return entriesAfter === 0 || isHalved ? Math.max(0, entriesBefore - entriesAfter) : 0;
}

interface Explanations {
  note(change: ContentChange): void;
  /** Whether a message of the content service explains a loss. @param isGone the answer is a 404 now */
  isExplained(before: AnswerSummary, isGone: boolean, facts: LossFacts): boolean;
}

function createExplanations(clock: Clock): Explanations {
  /** When a message last named an entry, by name, by collection and name, and any entry of a collection. */
  const namedAt = new LRUCache<string, number>({ max: 2 * maxLosses });
  const isNamed = (name: string) =>
    clock() - (namedAt.get(name) ?? Number.NEGATIVE_INFINITY) < lossRules.explainedFor;
  return {
    note({ collection, names }) {
      for (const name of names)
        for (const key of [name, `${collection}/${name}`, `${collection}/`]) namedAt.set(key, clock());
    },
    isExplained({ path, id, texts }, isGone, { subjects = [], missing }) {
      const [, collection = '', entry] = path.split('/');
      const isNamedInCollection = (name: string) => isNamed(`${collection}/${name}`) || isNamed(`*/${name}`);
      const names = [entry, id].filter((name) => name !== undefined);
      if (isGone && names.some(isNamedInCollection)) return true;
      // A campus that is taken offline has no events any more.
      if (!isGone && subjects.some(isNamed)) return true;
      if (texts !== undefined && isNamed(`${collection}/`)) return true;
      const missingEntries = missing?.() ?? [];
      return (
        missingEntries.length > 0 &&
        missingEntries.every((entryNames) => entryNames.some(isNamedInCollection))
      );
    },
  };
}
