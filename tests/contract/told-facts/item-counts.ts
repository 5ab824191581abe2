/** A title or a sentence that counts, `Les sept critères`, and its items. Pure. */
import type { ToldEntry } from './told-entries';
import { foldedText } from './words';

/** A count that is not that of the items. */
export interface Miscounted {
  entry: ToldEntry;
  place: string;
  text: string;
  said: string;
  counted: number;
}

/** Of what is listed: neither a year nor a duration. */
const counted =
  '([2-9]|[1-9]\\d) (?!%|€|ans|annees|mois|semaines|jours|heures|minutes|secondes|h |euros|ou |a |km)[a-z]{4,}';
const first = new RegExp(`^(?:les |nos |vos |ses |des )?${counted}`);
const any = new RegExp(`(?<![\\d+.,] ?)${counted}`, 'g');
const last = new RegExp(`(?:^| )${counted}(?: \\S+){0,3}$`);
const and = / (?:et|ou|puis) /;
const these = new RegExp(`^(?:ces |les )?${counted}`);

export function itemCounts(entries: readonly ToldEntry[]): Miscounted[] {
  return entries.flatMap((entry) =>
    entry.statements.flatMap(({ place, text }, index) => {
      const [said, items] = blockOf(entry, index, entries) ??
        listUnder(entry, index) ??
        inlineList(text) ?? [[], 0];
      return items > 1 && said.length > 0 && !said.includes(items)
        ? [{ entry, place, text, said: said.join(', '), counted: items }]
        : [];
    }),
  );
}

type Counts = [said: number[], items: number];

function blockOf(
  { statements, fields }: ToldEntry,
  index: number,
  entries: readonly ToldEntry[],
): Counts | null {
  const { place = '', text = '' } = statements[index] ?? {};
  const block = /^(.*)\.(?:title|intro)$/.exec(place)?.[1];
  const said = first.exec(foldedText(text))?.[1];
  if (block === undefined || said === undefined) return null;
  const items = statements.flatMap((one) =>
    one.place.startsWith(block)
      ? (/^\.(?:items|rows)\.(\d+)/.exec(one.place.slice(block.length))?.[1] ?? [])
      : [],
  );
  return [[Number(said)], new Set(items).size || listedBy(blockAt(fields, block), entries, Number(said))];
}

interface Block {
  __component?: string;
  limit?: number | null;
}

const blockAt = (fields: object, place: string): Block =>
  place
    .split('.')
    .reduce((value, key) => (value[key] ?? {}) as Record<string, unknown>, fields as Record<string, unknown>);

/** Entries of the collection that the block shows, or all of them. */
function listedBy({ __component = '', limit }: Block, entries: readonly ToldEntry[], said: number): number {
  const collection = /^blocks\.(podcasts|campuses|partners)$/.exec(__component)?.[1];
  const found = entries.filter((entry) => entry.collection === collection).length;
  return said === limit ? said : found;
}

/** `Trois habitudes tiennent l’ensemble :` or a heading, and a list. */
function listUnder({ statements }: ToldEntry, index: number): Counts | null {
  const { place, text = '' } = statements[index] ?? {};
  if (!/ ?:$|^#/.test(text)) return null;
  let items = 0;
  for (const one of statements.slice(index + 1)) {
    if (one.place !== place || /^#/.test(one.text)) break;
    if (/^(?:[-*]|\d+\.) /.test(one.text)) items += 1;
  }
  return [[...foldedText(text).matchAll(any)].map(([, said]) => Number(said)), items];
}

/** `Trois rubriques : l’eau, l’air et le sol`, and `l’eau, l’air, le sol : ces trois rubriques`. */
function inlineList(text: string): Counts | null {
  const [before = '', after = '', ...more] = text.replace(/[.…!?]+$/, '').split(/ ?: /);
  if (after === '' || more.length > 0) return null;
  const ahead = last.exec(foldedText(before))?.[1];
  const said = Number(ahead ?? these.exec(foldedText(after))?.[1] ?? 99);
  const list = (ahead ? after : before).split(/, (?:et |ou |puis )?/);
  // `énergie et bâtiment, agronomie et paysage`: an item may have two parts.
  const isPaired = list.slice(0, -1).some((item) => and.test(item));
  const items = isPaired ? list : list.flatMap((item) => item.split(and));
  return said < 10 && items.every((item) => item.split(' ').length < 6) ? [[said], items.length] : null;
}
