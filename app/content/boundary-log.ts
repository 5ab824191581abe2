/** What the boundary had to leave out, for the log: the same complaint once a minute, with how often it came. */
import type { Clock } from './clock';

export interface BoundaryLog {
  /** @param fields `path` of the question, or `place` on the page, tell complaints apart */
  warn(fields: Record<string, unknown>, message: string): void;
}

interface Said {
  at: number;
  /** Times the same would have been said since. */
  unsaid: number;
}

/** Milliseconds for which a complaint is not repeated: every page asks for the same lists. */
const pause = 60_000;
/** Complaints remembered; the oldest is said again sooner than a content service can fill the memory. */
const most = 500;

export function summedUp(log: BoundaryLog, clock: Clock): BoundaryLog {
  const said = new Map<string, Said>();
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
