/** Structured log on standard output: no personal data, no token. */
import pino, { type Logger } from 'pino';
import { createRepeatedLines, type LineLimit, lineKey } from './repeated-lines';

export type Log = Logger;

export interface LogOptions {
  /** The instance that writes. */
  instance?: string;
  /** Replaced in tests. */
  destination?: { write(text: string): void };
  clock?: () => number;
}

/** The message of the line that each request has. */
export const ofRequest = 'request';
/**
 * The page cache answers up to twenty thousand requests a second, of which a line costs more than the answer; a warning
 * or an error is written once a minute. The next line has the number of those left out.
 */
const ofRequests: LineLimit = { lines: 500, within: 1000 };
export const ofTroubles: LineLimit = { lines: 1, within: 60_000 };

export function createLog(level: string, options: LogOptions = {}): Log {
  const { instance, destination, clock = Date.now } = options;
  const repeated = createRepeatedLines();
  const { warn, fatal } = pino.levels.values as { warn: number; fatal: number };
  return pino(
    {
      level,
      base: instance === undefined ? null : { instance },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['token', 'authorization', 'password', '*.token', '*.password'],
      hooks: {
        logMethod(given, method, severity) {
          const [fields, message] = given as [unknown, unknown];
          const isRequest = message === ofRequest;
          if (severity >= fatal || (severity < warn && !isRequest)) return method.apply(this, given);
          const unsaid = isRequest
            ? repeated.unsaid(ofRequest, clock(), ofRequests)
            : repeated.unsaid(lineKey(fields, message), clock(), ofTroubles);
          if (unsaid === null) return;
          if (unsaid > 0 && typeof fields === 'object') given[0] = { ...fields, unsaid } as never;
          method.apply(this, given);
        },
      },
    },
    // Written asynchronously, and flushed at exit; a hanging reader must not fill the memory.
    destination ?? pino.destination({ dest: 1, sync: false, maxLength: 8 * 1024 * 1024 }),
  );
}
