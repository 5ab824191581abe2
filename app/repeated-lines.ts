/** Which lines of the log are left out because they were just written. Pure: the time is passed in. */

/** Milliseconds for which a line is not logged again. */
const saidFor = 60_000;
/** Kept lines; above this number the oldest is dropped. */
const most = 500;

export interface RepeatedLines {
  /**
   * @param line the common part of two lines with the same meaning (`lineKey`)
   * @returns how often it was left out since it was last written; null: it is left out now
   */
  unsaid(line: string, now: number): number | null;
}

export function createRepeatedLines(): RepeatedLines {
  const said = new Map<string, { at: number; left: number }>();
  return {
    unsaid(line, now) {
      const last = said.get(line);
      if (last && now - last.at < saidFor) {
        last.left += 1;
        return null;
      }
      said.delete(line);
      if (said.size >= most) said.delete(said.keys().next().value as string);
      said.set(line, { at: now, left: 0 });
      return last?.left ?? 0;
    },
  };
}

/**
 * Failures are the same if their message and the kind of error are, for any page or file: one folder without rights is
 * one cause. Any other line is the same when all it says is.
 */
export function lineKey(fields: unknown, message: unknown): string {
  if (typeof fields !== 'object' || fields === null) return `${fields}`;
  const { err } = fields as { err?: unknown };
  if (!(err instanceof Error)) return `${message} ${JSON.stringify(fields)}`;
  const { code, statusCode } = err as { code?: unknown; statusCode?: unknown };
  return `${message} ${err.name} ${code ?? statusCode ?? err.message}`;
}
