/** Additions to clean rich text: ids of its titles, regions of its tables, links of its addresses. Pure. */
import { withLinks } from '../../../content-model/rules/rich-text-links';
import { hyphenated } from '../../../content-model/values/slug';

/** Prefix that none of the site's own ids has. */
const titlePrefix = 'titre-';

/** @param html of the sanitiser: lower-case tags, all closed, no `>` within attributes */
export function withOutline(html: string): string {
  const tokens = html.match(/<[^<>]*>|[^<]+/g) ?? [];
  const used = new Map<string, number>();
  const within = { a: 0, code: 0, pre: 0, table: 0, thead: 0 };
  let row: Row = { cells: 0, headsOnly: false, isHeaded: false };
  /** Rows of the table at hand until now, and whether its first cell is empty: those below it head their rows then. */
  let table = { rows: 0, emptyCorner: false };
  return tokens
    .map((token, index) => {
      const [, end, name = ''] = /^<(\/?)([a-z0-9]+)/.exec(token) ?? [];
      if (name === '') return within.a + within.code + within.pre > 0 ? token : withLinks(token);
      if (Object.hasOwn(within, name)) within[name as keyof typeof within] += end ? -1 : 1;
      if (name === 'table' && within.table === (end ? 0 : 1)) {
        table = { rows: 0, emptyCorner: false };
        return end ? `${token}</div>` : `${regionOf(tokens, index)}${token}`;
      }
      if (end) return name === 'td' && row.isHeaded && row.cells === 1 ? '</th>' : token;
      if (/^h[2-6]$/.test(name)) return withId(token, wordsUntil(tokens, index, `</${name}>`), used);
      if (name === 'tr') {
        const cells = until(tokens, index, '</tr>');
        if (table.rows === 0) table.emptyCorner = beginsEmpty(cells);
        row = { cells: 0, headsOnly: !cells.some(isCell), isHeaded: table.emptyCorner && table.rows > 0 };
        table.rows += 1;
      }
      if (name !== 'th' && name !== 'td') return token;
      row.cells += 1;
      if (name === 'td')
        return row.isHeaded && row.cells === 1 ? token.replace('<td', '<th scope="row"') : token;
      if (token.includes(' scope=')) return token;
      const heads = within.thead > 0 || row.headsOnly || row.cells > 1 ? 'col' : 'row';
      return token.replace('<th', `<th scope="${heads}"`);
    })
    .join('');
}

interface Row {
  /** Cells until now. */
  cells: number;
  headsOnly: boolean;
  /** Its first cell heads it, whatever it was written as. */
  isHeaded: boolean;
}

const isCell = (token: string): boolean => /^<td\b/.test(token);

/** Whether a row begins with a cell that says nothing. */
function beginsEmpty(cells: readonly string[]): boolean {
  const first = cells.findIndex((token) => /^<t[dh]\b/.test(token));
  return (
    first >= 0 &&
    until(cells, first, cells[first]?.replace(/^<(t[dh])\b.*/, '</$1>') ?? '').every((token) => !token.trim())
  );
}

/** The content between a tag and its end. */
function until(tokens: readonly string[], index: number, end: string): readonly string[] {
  const last = tokens.indexOf(end, index);
  return tokens.slice(index + 1, last < 0 ? undefined : last);
}

function wordsUntil(tokens: readonly string[], index: number, end: string): string {
  return until(tokens, index, end)
    .filter((token) => !token.startsWith('<'))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A table may be wider than a phone: it scrolls in a region, by keyboard too, named by its caption or its first row. */
function regionOf(tokens: readonly string[], index: number): string {
  const inside = until(tokens, index, '</table>');
  const caption = inside.findIndex((token) => /^<caption\b/.test(token));
  const row = inside.findIndex((token) => /^<tr\b/.test(token));
  const name =
    caption < 0
      ? until(inside, row, '</tr>')
          .filter((token) => /^[^<]*[^<\s]/.test(token))
          .map((words) => words.trim())
          .join(', ')
      : wordsUntil(inside, caption, '</caption>');
  return `<div class="prose-table" role="region" tabindex="0" aria-label="${name.replaceAll('"', '&quot;')}">`;
}

function withId(tag: string, title: string, used: Map<string, number>): string {
  const words = hyphenated(title.replace(/&[#\w]+;/g, ' '), 60);
  const id = `${titlePrefix}${words || 'texte'}`;
  const times = (used.get(id) ?? 0) + 1;
  used.set(id, times);
  return tag.replace('>', ` id="${times === 1 ? id : `${id}-${times}`}">`);
}
