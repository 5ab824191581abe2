/** The limit of open files of the process, including connections (`ulimit -n`). Imports nothing: it is asked first. */
import { readFileSync } from 'node:fs';

/** Open files besides visitors' connections: code and content, the content service, the log. */
export const filesOfSite = 128;
/** Fewer do not serve a school. */
const fewest = 256;

/** @returns the limit as the kernel has it (Linux); Infinity if it does not report one */
export function mostOpenFiles(limits: string = limitsOfProcess()): number {
  return Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY);
}

/** @returns why the process cannot serve with so few; null: it can */
export function tooFewOpenFiles(files: number = mostOpenFiles()): string | null {
  if (files >= fewest) return null;
  return `This process may open ${files} files and connections: the site needs ${fewest} at least, and some thousands to serve many visitors (ulimit -n; LimitNOFILE= of systemd).`;
}

function limitsOfProcess(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}
