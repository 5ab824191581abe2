/** Where a kind of entries stands in the table of collections. Pure. */
import { type Place, places } from '../../places';
import type { EntryKind } from './entry-finding';

/** @returns undefined for what is no collection: the settings, a label */
export function placeOfKind(kind: EntryKind): Place | undefined {
  const model = kind === 'page' ? 'article' : kind;
  return Object.values<Place>(places).find(({ models }) => models.includes(model));
}
