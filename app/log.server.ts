/** Structured log on standard output: no personal data, no token. */
import pino, { type Logger } from 'pino';
import { createRepeatedLines, lineKey } from './repeated-lines';

export type Log = Logger;

export interface LogOptions {
  /** The instance that writes. */
  instance?: string;
  /** Replaced in tests. */
  destination?: { write(text: string): void };
  clock?: () => number;
}

/** Every request has a separate line, up to the access log's limit. */
const ofRequests = 'request';

/** A warning or an error is written once a minute, then with the number of repetitions. */
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
          if (severity < warn || severity >= fatal || message === ofRequests)
            return method.apply(this, given);
          const unsaid = repeated.unsaid(lineKey(fields, message), clock());
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
