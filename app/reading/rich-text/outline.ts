/** Additions to clean rich text: ids of its titles, regions and header cells of its tables, links of its addresses. Pure. */
import { withLinks } from '../../../content-model/rules/rich-text-links';
import { wordsWithHyphens } from '../../../content-model/values/slug';

/** Tags and the texts between them. */
type Tokens = readonly string[];

/** @param html of the sanitiser: lower-case tags, all closed, no `>` within attributes */
export function withOutline(html: string): string {
  const tokens = html.match(/<[^<>]*>|[^<]+/g) ?? [];
  return withLinkedAddresses(withTableHeaders(withTitleIds(tokens))).join('');
}

/** The name of a tag, and whether it closes its element; an empty name for a text. */
function tagOf(token: string): { name: string; isEnd: boolean } {
  const [, slash = '', name = ''] = /^<(\/?)([a-z0-9]+)/.exec(token) ?? [];
  return { name, isEnd: slash !== '' };
}

/** The tokens between a tag and the end of its element. */
function contentOf(tokens: Tokens, index: number, endTag: string): Tokens {
  const end = tokens.indexOf(endTag, index);
  return tokens.slice(index + 1, end < 0 ? undefined : end);
}

function textOf(tokens: Tokens, index: number, endTag: string): string {
  const texts = contentOf(tokens, index, endTag).filter((token) => !token.startsWith('<'));
  return texts.join('').replace(/\s+/g, ' ').trim();
}

/** Prefix that none of the site's own ids has. */
const titlePrefix = 'titre-';

/** @returns a function that numbers repeated ids, also where a title ends with the number of another */
function uniqueIds(): (id: string) => string {
  const usedIds = new Set<string>();
  const lastNumbers = new Map<string, number>();
  return (id) => {
    let number = lastNumbers.get(id) ?? 0;
    let uniqueId: string;
    do {
      number += 1;
      uniqueId = number === 1 ? id : `${id}-${number}`;
    } while (usedIds.has(uniqueId));
    lastNumbers.set(id, number);
    usedIds.add(uniqueId);
    return uniqueId;
  };
}

/** With ids of the titles, made of their words. */
function withTitleIds(tokens: Tokens): Tokens {
  const uniqueId = uniqueIds();
  return tokens.map((token, index) => {
    const { name, isEnd } = tagOf(token);
    if (isEnd || !/^h[2-6]$/.test(name)) return token;
    const title = textOf(tokens, index, `</${name}>`);
    const words = wordsWithHyphens(title.replace(/&[#\w]+;/g, ' '), 60);
    return token.replace('>', ` id="${uniqueId(`${titlePrefix}${words || 'texte'}`)}">`);
  });
}

interface Row {
  /** Cells until now. */
  cells: number;
  /** All its cells are header cells. */
  hasOnlyHeaders: boolean;
  /** Its first cell is its header, whatever it was written as. */
  hasRowHeader: boolean;
}

/** With a region around each table, and with the scope of header cells: of columns, or of rows. */
function withTableHeaders(tokens: Tokens): Tokens {
  const depth = { table: 0, thead: 0 };
  let rows = 0;
  /** Below a first row whose first cell is empty, the first cells are headers of their rows. */
  let hasEmptyCorner = false;
  let row: Row = { cells: 0, hasOnlyHeaders: false, hasRowHeader: false };

  function beginRow(index: number): void {
    const content = contentOf(tokens, index, '</tr>');
    if (rows === 0) hasEmptyCorner = beginsEmpty(content);
    row = {
      cells: 0,
      hasOnlyHeaders: !content.some((token) => /^<td\b/.test(token)),
      hasRowHeader: hasEmptyCorner && rows > 0,
    };
    rows += 1;
  }

  function beginCell(token: string, name: 'th' | 'td'): string {
    row.cells += 1;
    if (name === 'td') return isRowHeader(row) ? token.replace('<td', '<th scope="row"') : token;
    if (token.includes(' scope=')) return token;
    const isOfColumn = depth.thead > 0 || row.hasOnlyHeaders || row.cells > 1;
    return token.replace('<th', `<th scope="${isOfColumn ? 'col' : 'row'}"`);
  }

  return tokens.map((token, index) => {
    const { name, isEnd } = tagOf(token);
    if (name === 'table' || name === 'thead') depth[name] += isEnd ? -1 : 1;
    if (name === 'table') {
      const isOutermost = depth.table === (isEnd ? 0 : 1);
      if (!isOutermost) return token;
      rows = 0;
      hasEmptyCorner = false;
      return isEnd ? `${token}</div>` : `${openRegion(tokens, index)}${token}`;
    }
    if (name === 'tr' && !isEnd) beginRow(index);
    if (name !== 'th' && name !== 'td') return token;
    if (!isEnd) return beginCell(token, name);
    return name === 'td' && isRowHeader(row) ? '</th>' : token;
  });
}

/** Whether the present cell is the header of its row. */
const isRowHeader = ({ cells, hasRowHeader }: Row) => hasRowHeader && cells === 1;

/** Whether a row begins with an empty cell. */
function beginsEmpty(row: Tokens): boolean {
  const index = row.findIndex((token) => /^<t[dh]\b/.test(token));
  const cell = row[index];
  if (cell === undefined) return false;
  return contentOf(row, index, `</${tagOf(cell).name}>`).every((token) => token.trim() === '');
}

/** A table may be wider than a phone: it scrolls in a region, by keyboard too, named by its caption or its first row. */
function openRegion(tokens: Tokens, index: number): string {
  const table = contentOf(tokens, index, '</table>');
  const caption = table.findIndex((token) => /^<caption\b/.test(token));
  const name = caption < 0 ? wordsOfFirstRow(table) : textOf(table, caption, '</caption>');
  return `<div class="prose-table" role="region" tabindex="0" aria-label="${name.replaceAll('"', '&quot;')}">`;
}

function wordsOfFirstRow(table: Tokens): string {
  const row = table.findIndex((token) => /^<tr\b/.test(token));
  const texts = contentOf(table, row, '</tr>').filter((token) => /^[^<]*[^<\s]/.test(token));
  return texts.map((text) => text.trim()).join(', ');
}

/** With links of the addresses in texts, except within links and code. */
function withLinkedAddresses(tokens: Tokens): Tokens {
  const depth = { a: 0, code: 0, pre: 0 };
  return tokens.map((token) => {
    const { name, isEnd } = tagOf(token);
    if (name === 'a' || name === 'code' || name === 'pre') depth[name] += isEnd ? -1 : 1;
    const isText = name === '';
    return isText && depth.a + depth.code + depth.pre === 0 ? withLinks(token) : token;
  });
}
