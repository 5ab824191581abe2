/** Finds programmes by text while the search index is not ready. Pure. */
import { foldAccents } from '~/base/fold-accents';
import type { FinderEntry } from './finder-index';

/** Slugs of the programmes that have every word of the text somewhere, those with all of them in the title first. */
export function plainRank(entries: Iterable<FinderEntry>, text: string): string[] {
  // Separators leave empty words, which are in every text.
  const words = foldAccents(text).split(/[^a-z0-9]/);
  const inTitle: string[] = [];
  const elsewhere: string[] = [];
  for (const { card } of entries) {
    const title = foldAccents(`${card.slug} ${card.title}`);
    const all = `${title} ${foldAccents(`${card.summary} ${card.sector?.title ?? ''}`)}`;
    if (words.every((word) => title.includes(word))) inTitle.push(card.slug);
    else if (words.every((word) => all.includes(word))) elsewhere.push(card.slug);
  }
  return [...inTitle, ...elsewhere];
}
