/** The answer to a search for a place: one place, several to choose from, or none. Pure. */
import type { Area, Commune } from './commune-table';

/** A department or region has `departments`. */
export type PlaceOfFrance = Commune | Area;

/** Several have this name; or none has, and these are similar; or no commune has the postcode. */
export type ChoiceReason = 'name' | 'spelling' | 'code';

export type PlaceSearchResult =
  | { kind: 'found'; place: PlaceOfFrance }
  | { kind: 'choices'; why: ChoiceReason; places: PlaceOfFrance[] }
  | { kind: 'unknown' };

/** Places offered when several are possible. */
export const maxChoices = 8;

/** The answer with these candidates. A single one is offered, and not taken, unless it has the name that was typed. */
export function answerWith(candidates: readonly PlaceOfFrance[], why: ChoiceReason): PlaceSearchResult {
  const places = distinctPlaces(candidates);
  const [only] = places;
  if (!only) return { kind: 'unknown' };
  if (places.length === 1 && why === 'name') return { kind: 'found', place: only };
  return { kind: 'choices', why, places: places.slice(0, maxChoices) };
}

/** Each place once, where it is first. */
export function distinctPlaces<P extends PlaceOfFrance>(places: readonly P[]): P[] {
  const byKey = new Map<string, P>();
  for (const place of places) if (!byKey.has(keyOf(place))) byKey.set(keyOf(place), place);
  return [...byKey.values()];
}

function keyOf(place: PlaceOfFrance): string {
  return 'departments' in place ? place.departments.join() : `${place.name} ${place.postcodes[0]}`;
}
