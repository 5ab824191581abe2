/** Markdown that is rendered in a time that grows with it. Pure. */

/** Characters of a paragraph; the longest of a school's are a tenth of it. */
const longestParagraph = 4000;

/**
 * The emphasis of a longer paragraph stays as it was written: the library searches the rest of the text for the end of
 * each (64,000 characters of `_a`: 2 s).
 */
export function calmMarkdown(markdown: string): string {
  return markdown
    .split('\n\n')
    .map((paragraph) =>
      paragraph.length > longestParagraph ? paragraph.replace(/[*_~^+=]/g, '\\$&') : paragraph,
    )
    .join('\n\n');
}
