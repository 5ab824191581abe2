/** Structured log on standard output: no personal data, no token. */
import pino, { type Logger } from 'pino';

export type Log = Logger;

/** @param ofLine what is added to each line */
export function createLog(level: string, ofLine?: () => object): Log {
  return pino(
    {
      level,
      base: null,
      redact: ['token', 'authorization', 'password', '*.token', '*.password'],
      ...(ofLine ? { mixin: ofLine } : {}),
    },
    // Written asynchronously, and flushed at exit; a hanging reader must not fill the memory.
    pino.destination({ dest: 1, sync: false, maxLength: 8 * 1024 * 1024 }),
  );
}
