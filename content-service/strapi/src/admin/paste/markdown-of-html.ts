/**
 * What is pasted from Word, Excel or a page, in the Markdown of the editor: tables, lists, links, headings, bold and
 * italic stay; colours, sizes and pictures of other programs go.
 */

/** @param html of the clipboard @returns null where there is nothing to keep: the plain text is as good */
export function markdownOfHtml(html: string): string | null {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const unseen of body.querySelectorAll(
    'style, script, meta, title, img, [style*="mso-list:Ignore" i], [style*="mso-list: Ignore" i]',
  ))
    if (!isMarker(unseen)) unseen.remove();
  if (
    !body.querySelector(
      'table, ul, ol, a[href], h1, h2, h3, h4, h5, h6, b, strong, i, em, sup, sub, [class*="MsoList"], [style*="font-weight"], [style*="font-style"]',
    )
  )
    return null;
  return blocksOf(body)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** The rows of the first table, as their cells; null without a table. */
export function rowsOfHtml(html: string): string[][] | null {
  const table = new DOMParser().parseFromString(html, 'text/html').querySelector('table');
  return table && cellsOf(table).map((row) => row.map((cell) => (cell ? plain(cell) : '')));
}

/** Word's bullet or number of a paragraph that is an item of a list. */
const isMarker = (element: Element) => /mso-list:\s*Ignore/i.test(element.getAttribute('style') ?? '');

const plain = (cell: Element) => (cell.textContent ?? '').replace(/\s+/g, ' ').trim();

const widestSpan = 50;
const spanOf = (cell: Element, name: 'colspan' | 'rowspan') =>
  Math.min(widestSpan, Math.max(1, Number.parseInt(cell.getAttribute(name) ?? '', 10) || 1));

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
        for (let more = 0; more < width; more += 1) line[column + more] = more === 0 ? cell : null;
      column += width;
    }
  }
  return grid;
}

const headings = /^H([1-6])$/;
const containers = /^(?:DIV|SECTION|ARTICLE|MAIN|HEADER|FOOTER|BODY|CENTER|FORM|FIGURE)$/;

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
      text += `${isItem && /\n *(?:-|\d+\.) [^\n]*$/.test(text) ? '\n' : '\n\n'}${block}`;
    }
  }
  endLine();
  return text;
}

/** @returns null for an element within a line */
function blockOf(element: Element): string | null {
  const { tagName } = element;
  const [, level] = headings.exec(tagName) ?? [];
  if (level) return `${'#'.repeat(Number(level))} ${lineOf(element)}`;
  if (tagName === 'UL' || tagName === 'OL') return listOf(element, '');
  if (tagName === 'TABLE') return tableOf(element);
  if (tagName === 'BLOCKQUOTE') return blocksOf(element).trim().replace(/^/gm, '> ');
  if (tagName === 'HR') return '---';
  if (tagName === 'P' || tagName === 'LI') {
    const marker = markerOf(element);
    return marker === null ? lineOf(element) : `${marker}${lineOf(element)}`;
  }
  // Google Docs puts all in one bold element that is not bold.
  const isAround =
    containers.test(tagName) || element.querySelector('p, ul, ol, table, h1, h2, h3, h4, h5, h6, div');
  return isAround ? blocksOf(element).trim() : null;
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
    // Word and old pages have a list beside its item instead of inside.
    if (/^[UO]L$/.test(child.tagName)) return [listOf(child, `${indent}   `)];
    if (child.tagName !== 'LI') return [];
    const inner = [...child.children].filter(({ tagName }) => /^[UO]L$/.test(tagName));
    for (const one of inner) one.remove();
    const item = `${indent}${isOrdered ? `${index + 1}.` : '-'} ${lineOf(child)}`;
    return [item, ...inner.map((one) => listOf(one, `${indent}   `))];
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
  const inner = [...node.childNodes].map(inlineOf).join('');
  if (inner.trim() === '') return inner;
  if (node.tagName === 'A') return linkOf(node, inner);
  return marks(node).reduce((text, mark) => around(text, mark), inner);
}

function linkOf(element: Element, inner: string): string {
  const href = element.getAttribute('href') ?? '';
  // Anchors within the copied document, and files of the editor's own machine, lead nowhere.
  if (!/^(?:https?:|mailto:|tel:)/i.test(href)) return inner;
  const target = href.replaceAll(' ', '%20').replaceAll('(', '%28').replaceAll(')', '%29');
  return around(inner, ['[', `](${target})`]);
}

type Mark = readonly [before: string, after: string];

const marksOfTags: Readonly<Record<string, Mark>> = {
  B: ['**', '**'],
  STRONG: ['**', '**'],
  I: ['*', '*'],
  EM: ['*', '*'],
  SUP: ['^', '^'],
  SUB: ['~', '~'],
  S: ['~~', '~~'],
  DEL: ['~~', '~~'],
};

function marks(element: Element): Mark[] {
  const style = element.getAttribute('style') ?? '';
  const bold: Mark = ['**', '**'];
  const [, weight] = /font-weight:\s*(\w+)/i.exec(style) ?? [];
  const own = marksOfTags[element.tagName];
  const isBold = weight ? /^(?:bold|[6-9]00)$/i.test(weight) : own?.[0] === '**';
  const isItalic = /font-style:\s*italic/i.test(style);
  return [
    ...(isBold ? [bold] : []),
    ...(own && own[0] !== '**' ? [own] : []),
    ...(isItalic && own?.[0] !== '*' ? [['*', '*'] as const] : []),
  ];
}

/** Marks must touch words: spaces inside them are moved outside. */
function around(text: string, [before, after]: Mark): string {
  const [, space = '', words = '', end = ''] = /^(\s*)([\s\S]*?)(\s*)$/.exec(text) ?? [];
  return words === '' ? text : `${space}${before}${words}${after}${end}`;
}

/** Signs that Markdown would read. */
const escapeMarkdown = (text: string): string =>
  text
    .replace(/[\t\n ]+/g, ' ')
    .replace(/[\\`*[\]<]/g, '\\$&')
    .replace(/(?<=^|\s)_|_(?=\s|$)/g, '\\_');
