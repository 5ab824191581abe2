/** Structured log on standard output: no personal data, no token. */
import pino, { type Logger } from 'pino';

export type Log = Logger;

export function createLog(level: string): Log {
  return pino({ level, base: null, redact: ['token', 'authorization', 'password', '*.token', '*.password'] });
}
