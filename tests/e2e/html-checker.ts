/** The W3C's checker (Nu HTML), which is a Java program. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import vnuJar from 'vnu-jar';

interface CheckerMessage {
  type: 'error' | 'info' | 'non-document-error';
  message: string;
  url: string;
  extract?: string;
}

/** Optimising code for hours of running takes longer than the seconds this runs. */
const shortLived = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
export const hasJava = () => spawnSync('java', ['-version']).status === 0;

/**
 * The errors of the pages in a folder, as file, message and place. One Java process for all: starting it takes longer
 * than checking.
 *
 * @throws if the checker cannot run
 */
export function htmlErrors(folder: string): string[] {
  const checker = spawnSync(
    'java',
    [
      ...shortLived,
      '-Xss4m',
      '-jar',
      vnuJar,
      '--format',
      'json',
      '--exit-zero-always',
      '--errors-only',
      folder,
    ],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  if (!checker.stderr.startsWith('{')) throw new Error(`The checker could not run: ${checker.stderr}`);
  const { messages } = JSON.parse(checker.stderr) as { messages: CheckerMessage[] };
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ message, url, extract }) => `${path.basename(url)}: ${message} ${extract ?? ''}`);
}
