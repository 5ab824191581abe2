/** The commands that the book tells an operator. */
import { readFileSync } from 'node:fs';

/** The commands of a page below the heading that begins with a text, in the order of the page. */
export function commandsOf(page: string, heading: string): string {
  // One `#` is a comment of the shell.
  const sections = readFileSync(page, 'utf8').split(/^##+ /m);
  const section = sections.find((text) => text.startsWith(heading));
  const blocks = [...(section ?? '').matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  if (blocks.length === 0) throw new Error(`${page} has no commands below ${heading}`);
  return blocks.join('\n');
}

/** Those of some sections of the installation, by their numbers. */
export const installation = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) =>
    commandsOf('docs/operate.md', `${from + index}. `),
  ).join('\n');
