/** Markdown that is rendered in a time that grows with it. Pure. */

/** Characters of a paragraph; the longest of a school's are a third of it. */
const longestParagraph = 3000;

/** Before an item of a list or a heading, which end any paragraph: each is searched by itself. */
const lineOfBlock = /\n(?= {0,3}(?:[*+-]|1[.)]|#{1,6}) [^ \n])/;
/** Before a further item of a numbered list, which ends only an item with the same sign. */
const nextItems = { '.': /\n(?= {0,3}\d{1,9}\. [^ \n])/, ')': /\n(?= {0,3}\d{1,9}\) [^ \n])/ };

/**
 * The emphasis of a longer paragraph or item stays as it was written: the library searches the rest of the text
 * for the end of each (64,000 characters of `_a`: 2 s).
 */
export function calmMarkdown(markdown: string): string {
  return markdown
    .split('\n\n')
    .map((paragraph) => (paragraph.length > longestParagraph ? calmLines(paragraph) : paragraph))
    .join('\n\n');
}

function calmLines(paragraph: string): string {
  return paragraph
    .split(lineOfBlock)
    .flatMap((block) => {
      const sign = /^ {0,3}\d{1,9}([.)]) /.exec(block)?.[1];
      return sign === '.' || sign === ')' ? block.split(nextItems[sign]) : [block];
    })
    .map((line) => (line.length > longestParagraph ? calmLine(line) : line))
    .join('\n');
}

function calmLine(line: string): string {
  const [bullet = ''] = /^ {0,3}[*+] /.exec(line) ?? [];
  return bullet + line.slice(bullet.length).replace(/[*_~^+=]/g, '\\$&');
}
