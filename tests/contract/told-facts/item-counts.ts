/** A title that counts, `Les sept critères`, and the items under it. Pure. */
import type { ToldEntry } from './told-entries';
import { foldedText } from './values';

/** A count that is not that of the items. */
export interface Miscounted {
  entry: ToldEntry;
  place: string;
  text: string;
  said: string;
  counted: number;
}

/** At the beginning, and of what the block lists: neither a year nor a duration. */
const count =
  /^(?:les |nos |vos |ses |des )?(\d{1,2}) (?!%|€|ans|annees|mois|semaines|jours|heures|minutes|h |euros|ou |a |km)[a-z]{4,}/;

export function itemCounts(entries: readonly ToldEntry[]): Miscounted[] {
  return entries.flatMap((entry) => [...blocks(entry), ...lists(entry)]);
}

function blocks(entry: ToldEntry): Miscounted[] {
  return entry.statements.flatMap((told) => {
    const block = /^(.*)\.(?:title|intro)$/.exec(told.place)?.[1];
    const said = count.exec(foldedText(told.text))?.[1];
    if (block === undefined || said === undefined) return [];
    const items = new Set(
      entry.statements.flatMap(({ place }) =>
        place.startsWith(`${block}.items.`) ? [place.slice(block.length + 7).split('.')[0]] : [],
      ),
    );
    return items.size > 1 && items.size !== Number(said)
      ? [{ entry, place: told.place, text: told.text, said, counted: items.size }]
      : [];
  });
}

/** `Trois habitudes tiennent l’ensemble :`, and a list. */
function lists(entry: ToldEntry): Miscounted[] {
  return entry.statements.flatMap((told, index) => {
    const said = / ?:$/.test(told.text) ? count.exec(foldedText(told.text))?.[1] : undefined;
    if (said === undefined) return [];
    let items = 0;
    for (const { place, text } of entry.statements.slice(index + 1)) {
      if (place !== told.place || /^#/.test(text)) break;
      if (/^(?:[-*]|\d+\.) /.test(text)) items += 1;
    }
    return items > 1 && items !== Number(said)
      ? [{ entry, place: told.place, text: told.text, said, counted: items }]
      : [];
  });
}
