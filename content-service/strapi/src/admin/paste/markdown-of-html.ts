/**
 * Converts text that is pasted from Word, Excel or a page to the Markdown of the editor: tables, lists, links, headings,
 * bold and italic stay; colours, sizes and pictures of other programs go.
 */

const withoutText = 'style, script, meta, title, img';
const formatted =
  'table, ul, ol, a[href], h1, h2, h3, h4, h5, h6, b, strong, i, em, sup, sub, [class*="MsoList"], [style*="font-weight"], [style*="font-style"]';

/** @param html of the clipboard @returns null for a text without format: the plain text is as good */
export function markdownOfHtml(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(withoutText)) if (!isMarker(element)) element.remove();
  if (!body.querySelector(formatted)) return null;
  return blocksOf(body)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The rows of the first table, as texts of their cells; null without a table. */
export function rowsOfHtml(html: string): string[][] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  return table && cellsOf(table).map((row) => row.map((cell) => (cell ? plainText(cell) : '')));
}

/** Word's bullet or number of a paragraph that is an item of a list. */
const isMarker = (element: Element) => /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '');

const plainText = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();

/** Each cell in its column: one of several rows is in each of them, one of several columns leaves the others empty. */
function cellsOf(table: Element): (Element | null)[][] {
  const rows = [...table.querySelectorAll('tr')];
  const grid: (Element | null)[][] = rows.map(() => []);
  for (const [top, row] of rows.entries()) {
    let column = 0;
    for (const cell of row.querySelectorAll('th, td')) {
      while (grid[top]?.[column] !== undefined) column += 1;
      const width = spanOf(cell, 'colspan');
      for (const line of grid.slice(top, top + spanOf(cell, 'rowspan')))
        for (let offset = 0; offset < width; offset += 1) line[column + offset] = offset === 0 ? cell : null;
      column += width;
    }
  }
  return grid;
}

const maxSpan = 50;

function spanOf(cell: Element, attribute: 'colspan' | 'rowspan'): number {
  const span = Number.parseInt(cell.getAttribute(attribute) ?? '', 10) || 1;
  return Math.min(maxSpan, Math.max(1, span));
}

const headingTag = /^H([1-6])$/;
const containerTag = /^(?:DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|BODY|CENTER|FORM|FIGURE)$/;
const listTag = /^[UO]L$/;
const blockElements = 'p, ul, ol, table, h1, h2, h3, h4, h5, h6, div';
/** The end of a text whose last line is an item of a list. */
const endsWithItem = /\n *(?:-|\d+\.) [^\n]*$/;

function blocksOf(parent: Node): string {
  let text = '';
  let line = '';
  const endLine = () => {
    if (line.trim()) text += `\n\n${line.trim()}`;
    line = '';
  };
  for (const node of parent.childNodes) {
    const block = node instanceof Element ? blockOf(node) : null;
    if (block === null) line += inlineOf(node);
    else {
      endLine();
      // Items of Word's lists follow each other without an empty line.
      const isItem = node instanceof Element && markerOf(node) !== null;
      const separator = isItem && endsWithItem.test(text) ? '\n' : '\n\n';
      text += separator + block;
    }
  }
  endLine();
  return text;
}

/** @returns null for an element within a line */
function blockOf(element: Element): string | null {
  const { tagName } = element;
  const [, level] = headingTag.exec(tagName) ?? [];
  if (level) return `${'#'.repeat(Number(level))} ${lineOf(element)}`;
  if (tagName === 'UL' || tagName === 'OL') return listOf(element, '');
  if (tagName === 'TABLE') return tableOf(element);
  if (tagName === 'BLOCKQUOTE') return blocksOf(element).trim().replace(/^/gm, '> ');
  if (tagName === 'HR') return '---';
  if (tagName === 'P' || tagName === 'LI') return `${markerOf(element) ?? ''}${lineOf(element)}`;
  // Any element may hold blocks: Google Docs puts all in one bold element that is not bold.
  const hasBlocks = containerTag.test(tagName) || element.querySelector(blockElements);
  return hasBlocks ? blocksOf(element).trim() : null;
}

/** The marker of a paragraph that is an item of a list in Word: `- `, deeper ones indented. */
function markerOf(element: Element): string | null {
  const style = element.getAttribute('style') ?? '';
  const [, level] = /mso-list:\s*l\d+\s+level(\d)/i.exec(style) ?? [];
  if (!level) return null;
  const marker = [...element.querySelectorAll('span')].find(isMarker)?.textContent?.trim() ?? '';
  const isNumber = /^\(?[\da-z]{1,3}[.)]/i.test(marker);
  return `${'   '.repeat(Number(level) - 1)}${isNumber ? '1. ' : '- '}`;
}

function listOf(list: Element, indent: string): string {
  const isOrdered = list.tagName === 'OL';
  const items = [...list.children].flatMap((child, index) => {
    // Word and old pages have a nested list behind its item instead of inside.
    if (listTag.test(child.tagName)) return [listOf(child, `${indent}   `)];
    if (child.tagName !== 'LI') return [];
    const nestedLists = [...child.children].filter(({ tagName }) => listTag.test(tagName));
    for (const nestedList of nestedLists) nestedList.remove();
    const item = `${indent}${isOrdered ? `${index + 1}.` : '-'} ${lineOf(child)}`;
    return [item, ...nestedLists.map((nestedList) => listOf(nestedList, `${indent}   `))];
  });
  return items.join('\n');
}

function tableOf(table: Element): string {
  const rows = cellsOf(table).map((row) =>
    Array.from(row, (cell) => (cell ? lineOf(cell) : '').replaceAll('|', '\\|')),
  );
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  // One cell around a whole page is not a table.
  if (width === 1 && rows.length === 1) return rows.join('');
  const line = (row: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(Array(width).fill('---')), ...body.map(line)].join('\n');
}

/** The text of an element in one line. */
const lineOf = (element: Element): string =>
  [...element.childNodes]
    .map(inlineOf)
    .join('')
    .replace(/[ \t\n]+/g, ' ')
    .trim();

function inlineOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === 3 ? escapeMarkdown(node.textContent ?? '') : '';
  if (node.tagName === 'BR') return ' ';
  if (isMarker(node)) return '';
  const text = [...node.childNodes].map(inlineOf).join('');
  if (text.trim() === '') return text;
  if (node.tagName === 'A') return linkOf(node, text);
  return marksOf(node).reduce((marked, mark) => enclose(marked, mark, mark), text);
}

function linkOf(element: Element, text: string): string {
  const href = element.getAttribute('href') ?? '';
  // Anchors within the copied document, and files of the editor's own machine, lead nowhere.
  if (!/^(?:https?:|mailto:|tel:)/i.test(href)) return text;
  const target = href.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  return enclose(text, '[', `](${target})`);
}

const bold = '**';
const italic = '*';

const markByTag: Readonly<Record<string, string>> = {
  B: bold,
  STRONG: bold,
  I: italic,
  EM: italic,
  SUP: '^',
  SUB: '~',
  S: '~~',
  DEL: '~~',
};

/** Those of its tag and of its style; a weight in the style outranks a bold tag. */
function marksOf(element: Element): string[] {
  const style = element.getAttribute('style') ?? '';
  const [, weight] = /font-weight:\s*(\w+)/i.exec(style) ?? [];
  const markOfTag = markByTag[element.tagName];
  const isBold = weight ? /^(?:bold|[6-9]00)$/i.test(weight) : markOfTag === bold;
  const isItalic = markOfTag !== italic && /font-style:\s*italic/i.test(style);
  return [
    ...(isBold ? [bold] : []),
    ...(markOfTag && markOfTag !== bold ? [markOfTag] : []),
    ...(isItalic ? [italic] : []),
  ];
}

/** Marks must touch words: spaces at the ends of a text are moved outside. */
function enclose(text: string, before: string, after: string): string {
  const [, leading = '', words = '', trailing = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return words === '' ? text : `${leading}${before}${words}${after}${trailing}`;
}

/** Characters that Markdown would read as signs are escaped. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\t\n ]+/g, ' ')
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<=^|\s)_|_(?=\s|$)/g, '\\_');
