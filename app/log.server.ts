/** Structured log on standard output: no personal data, no token. */
import pino, { type Logger } from 'pino';

export type Log = Logger;

export function createLog(level: string): Log {
  return pino(
    { level, base: null, redact: ['token', 'authorization', 'password', '*.token', '*.password'] },
    // Written asynchronously, and flushed at exit; a hanging reader must not fill the memory.
    pino.destination({ dest: 1, sync: false, maxLength: 8 * 1024 * 1024 }),
  );
}
