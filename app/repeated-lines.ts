/** Leaves out lines of the log of which many like them were just written. Pure: the time is passed in. */

export interface LineLimit {
  /** Lines that are written in `milliseconds`; further ones are left out. */
  lines: number;
  milliseconds: number;
}

/** Lines that are remembered; beyond, the oldest is forgotten. */
const maxLines = 500;

export interface RepeatedLines {
  /**
   * Decides whether a line is written.
   *
   * @param line the common part of lines with the same meaning (`lineKey`)
   * @returns how many like it were left out since one was last written; null: it is left out, too
   */
  admit(line: string, now: number, limit: LineLimit): number | null;
}

export function createRepeatedLines(): RepeatedLines {
  const periods = new Map<string, { start: number; written: number; omitted: number }>();
  return {
    admit(line, now, { lines, milliseconds }) {
      const period = periods.get(line);
      if (period && now - period.start < milliseconds) {
        if (period.written < lines) {
          period.written += 1;
          return 0;
        }
        period.omitted += 1;
        return null;
      }
      periods.delete(line);
      if (periods.size >= maxLines) periods.delete(periods.keys().next().value as string);
      periods.set(line, { start: now, written: 1, omitted: 0 });
      return period?.omitted ?? 0;
    },
  };
}

/**
 * What lines with the same meaning have in common: of failures the message and the kind of error, for any page or file,
 * since one folder without rights is one cause; of complaints about content the call or the place of a page; of any other
 * line the message and all fields.
 */
export function lineKey(fields: unknown, message: unknown): string {
  if (typeof fields !== 'object' || fields === null) return `${fields}`;
  const { err, path, place } = fields as { err?: unknown; path?: unknown; place?: unknown };
  if (!(err instanceof Error)) return `${message} ${path ?? place ?? JSON.stringify(fields)}`;
  const { code, statusCode } = err as { code?: unknown; statusCode?: unknown };
  return `${message} ${err.name} ${code ?? statusCode ?? err.message}`;
}
