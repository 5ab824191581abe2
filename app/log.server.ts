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
export const requestMessage = 'request';
/** The page cache answers up to twenty thousand requests a second, of which a line costs more than the answer. */
const requestLimit: LineLimit = { lines: 500, milliseconds: 1000 };
/** For each warning or error. */
export const troubleLimit: LineLimit = { lines: 1, milliseconds: 60_000 };

export function createLog(level: string, options: LogOptions = {}): Log {
  const { instance, destination, clock = Date.now } = options;
  const repeatedLines = createRepeatedLines();
  const { warn, fatal } = pino.levels.values as { warn: number; fatal: number };
  return pino(
    {
      level,
      base: instance === undefined ? null : { instance },
      timestamp: pino.stdTimeFunctions.isoTime,
      redact: ['token', 'authorization', 'password', '*.token', '*.password'],
      hooks: {
        logMethod(args, method, severity) {
          const [fields, message] = args as [unknown, unknown];
          const isRequest = message === requestMessage;
          if (severity >= fatal || (severity < warn && !isRequest)) return method.apply(this, args);
          const omitted = isRequest
            ? repeatedLines.admit(requestMessage, clock(), requestLimit)
            : repeatedLines.admit(lineKey(fields, message), clock(), troubleLimit);
          if (omitted === null) return;
          if (omitted > 0 && typeof fields === 'object') args[0] = { ...fields, unsaid: omitted } as never;
          method.apply(this, args);
        },
      },
    },
    // Written asynchronously, and flushed at exit; a reader that hangs must not fill the memory.
    destination ?? pino.destination({ dest: 1, sync: false, maxLength: 8 * 1024 * 1024 }),
  );
}
