/** How many files the process may have open, connections among them (`ulimit -n`). Imports nothing: it is asked first. */
import { readFileSync } from 'node:fs';

/** What the site opens besides connections of visitors: its code and content, the content service, the log. */
export const filesOfSite = 128;
/** Fewer do not serve a school. */
const fewest = 256;

/** @returns the limit as the kernel has it (Linux); Infinity where it does not say */
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
