/** Logs what the boundary left out: each warning at most once a minute, with the number of repetitions. */
import type { Clock } from './clock';

export interface BoundaryLog {
  /** @param fields `path` of the call, or `place` on the page, distinguishes warnings */
  warn(fields: Record<string, unknown>, message: string): void;
}

interface LastEntry {
  at: number;
  /** Repetitions not logged since. */
  unsaid: number;
}

/** Milliseconds for which a warning is not repeated: every page reads the same lists. */
const pause = 60_000;
/** Warnings remembered; beyond this the oldest is forgotten, so that memory stays bounded. */
const most = 500;

export function throttleLog(log: BoundaryLog, clock: Clock): BoundaryLog {
  const said = new Map<string, LastEntry>();
  return {
    warn(fields, message) {
      const key = `${message} ${fields.path ?? fields.place}`;
      const now = clock();
      const last = said.get(key);
      if (last && now - last.at < pause) {
        last.unsaid += 1;
        return;
      }
      said.delete(key);
      if (said.size >= most) said.delete(said.keys().next().value as string);
      said.set(key, { at: now, unsaid: 0 });
      log.warn(last?.unsaid ? { ...fields, unsaid: last.unsaid } : fields, message);
    },
  };
}
