/** Which lines of the log are left out because many like them were just written. Pure: the time is passed in. */

export interface LineLimit {
  /** Lines that are written in `within` milliseconds; further ones are left out. */
  lines: number;
  within: number;
}

/** Kept lines; above this number the oldest is dropped. */
const mostLines = 500;

export interface RepeatedLines {
  /**
   * @param line the common part of lines with the same meaning (`lineKey`)
   * @returns how many were left out since one was last written; null: it is left out now
   */
  unsaid(line: string, now: number, limit: LineLimit): number | null;
}

export function createRepeatedLines(): RepeatedLines {
  const said = new Map<string, { since: number; written: number; omitted: number }>();
  return {
    unsaid(line, now, { lines, within }) {
      const last = said.get(line);
      if (last && now - last.since < within) {
        if (last.written < lines) {
          last.written += 1;
          return 0;
        }
        last.omitted += 1;
        return null;
      }
      said.delete(line);
      if (said.size >= mostLines) said.delete(said.keys().next().value as string);
      said.set(line, { since: now, written: 1, omitted: 0 });
      return last?.omitted ?? 0;
    },
  };
}

/**
 * Failures are the same if their message and the kind of error are, for any page or file: one folder without rights is
 * one cause. Complaints about content are the same if they are about one call or one place of a page. Any other lines are
 * if their message and all their fields are.
 */
export function lineKey(fields: unknown, message: unknown): string {
  if (typeof fields !== 'object' || fields === null) return `${fields}`;
  const { err, path, place } = fields as { err?: unknown; path?: unknown; place?: unknown };
  if (!(err instanceof Error)) return `${message} ${path ?? place ?? JSON.stringify(fields)}`;
  const { code, statusCode } = err as { code?: unknown; statusCode?: unknown };
  return `${message} ${err.name} ${code ?? statusCode ?? err.message}`;
}
