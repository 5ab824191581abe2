/** Originals that could not be shown, and when each is tried again (decision 095). */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Clock } from '~/base/clock';
import { hostOf, ImageNotFound, type ImageUnavailable } from './image-source.server';
import type { WhyUnshown } from './picture/left-out';

export interface FailedOriginals {
  /** @throws the failure of an original, until it is tried again */
  refuse(path: string): void;
  /** @throws the failure of an original, if these bytes made the converter fail and must not reach it again */
  refuseSame(path: string, original: Uint8Array): void;
  note(path: string, failure: OriginalFailure): void;
  /** Notes that a picture was made of an original: failed files of the same host are tried again. */
  recover(path: string): void;
}

export interface OriginalFailure {
  error: ImageNotFound | ImageUnavailable;
  /** Null for a failure without information about the file. */
  why: WhyUnshown | null;
  /** The bytes that made the converter fail. */
  lostOver: Uint8Array | null;
  /** The converter was killed over them: they are not tried again. */
  isKilled: boolean;
}

interface Failure {
  error: Error;
  host: string;
  /** When it first failed, in milliseconds. */
  first: number;
  times: number;
  until: number;
  /** The file itself fails, not its host. */
  isLasting: boolean;
  /** Digest of bytes that are not tried again. */
  notAgain: string | null;
}

const most = 2000;
/** Milliseconds after a failure; twice as many after each further one, up to a few seconds. */
const firstPause = 1000;
const longestPause = 4000;
/** Milliseconds after which a continuing failure counts as the file's own, if its host sent other files meanwhile. */
const doubt = 2 * 60_000;
/** Milliseconds after which a failure is retried and still counts as the same. */
const stillGoesOn = 10 * 60_000;
/** A file sent within this time after a first failure may have been fetched before it. */
const meanwhile = 30_000;
const lastingPause = 60_000;

/** @param onUnshown called for an original that fails for minutes, or was killed */
export function createFailedOriginals(
  clock: Clock,
  onUnshown: (path: string, why: WhyUnshown, reason: string) => void,
): FailedOriginals {
  const failures = new LRUCache<string, Failure>({ max: most });
  /** When a picture was last made of a file of each host. */
  const shown = new Map<string, number>();

  function failedNow(path: string, { error, lostOver, isKilled }: OriginalFailure): Failure {
    const now = clock();
    const known = failures.get(path);
    const [host, first, times] = [hostOf(path), known?.first ?? now, known?.times ?? 0];
    const isOfFile = (shown.get(host) ?? 0) - first >= meanwhile;
    // A failure of hours ago may have had another cause.
    const goesOn = now - first >= doubt && now - (known?.until ?? 0) < stillGoesOn;
    const isLasting = isKilled || (goesOn && isOfFile);
    const pause = isLasting ? lastingPause : Math.min(firstPause * 2 ** times, longestPause);
    const notAgain = isLasting && lostOver ? digest(lostOver) : (known?.notAgain ?? null);
    return { error, host, first, times: times + 1, until: now + pause, isLasting, notAgain };
  }

  return {
    refuse(path) {
      const known = failures.get(path);
      if (known && known.until > clock()) throw known.error;
    },
    refuseSame(path, original) {
      const known = failures.get(path);
      if (!known?.notAgain || known.notAgain !== digest(original)) return;
      known.until = clock() + lastingPause;
      throw known.error;
    },
    note(path, failure) {
      // Its other sizes were requested at the same time.
      if ((failures.get(path)?.until ?? 0) > clock() && !failure.isKilled) return;
      const failed = failedNow(path, failure);
      failures.set(path, failed);
      const { error, why, lostOver } = failure;
      if (failed.isLasting && error instanceof ImageNotFound) error.isLasting = true;
      // A converter that fails for minutes gives no information about one file.
      const isTold = failed.isLasting || (lostOver === null && clock() - failed.first >= doubt);
      if (why && isTold) onUnshown(path, why, error.message);
    },
    recover(path) {
      const host = hostOf(path);
      shown.set(host, clock());
      if (!failures.delete(path)) return;
      for (const [other, failed] of failures.entries()) {
        if (failed.host !== host || failed.notAgain) continue;
        if (failed.isLasting) failed.until = 0;
        else failures.delete(other);
      }
    },
  };
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('base64');
