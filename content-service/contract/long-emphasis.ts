/** Escapes emphasis that would take the Markdown library too long. Pure. */

/** Characters of the longest paragraph with emphasis: three times the longest of a school. */
const longestParagraph = 3000;

/**
 * Escapes the emphasis of longer paragraphs and items: the library searches the whole text for the end of each sign
 * (64,000 characters of `_a` take 2 s).
 */
export function withoutLongEmphasis(markdown: string): string {
  return markdown
    .split('\n\n')
    .map((paragraph) => (paragraph.length > longestParagraph ? escapeLongBlocks(paragraph) : paragraph))
    .join('\n\n');
}

/** Before an item of a list or a heading, which end any paragraph. */
const beforeBlock = /\n(?= {0,3}(?:[*+-]|1[.)]|#{1,6}) [^ \n])/;
/** Before another item of a numbered list, which ends only an item with the same sign. */
const beforeNextItem = { '.': /\n(?= {0,3}\d{1,9}\. [^ \n])/, ')': /\n(?= {0,3}\d{1,9}\) [^ \n])/ };

function escapeLongBlocks(paragraph: string): string {
  return paragraph
    .split(beforeBlock)
    .flatMap((block) => {
      const sign = /^ {0,3}\d{1,9}([.)]) /.exec(block)?.[1];
      return sign === '.' || sign === ')' ? block.split(beforeNextItem[sign]) : [block];
    })
    .map((block) => (block.length > longestParagraph ? escapeEmphasis(block) : block))
    .join('\n');
}

function escapeEmphasis(block: string): string {
  const [bullet = ''] = /^ {0,3}[*+] /.exec(block) ?? [];
  return bullet + block.slice(bullet.length).replace(/[*_~^+=]/g, '\\$&');
}
