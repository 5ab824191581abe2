/** The filter of a list around a place: what is within reach, nearest first. Pure. */
import type { Filter } from '~/filters/filter';
import { placeParameter } from './place-address';

/** The place of the address, as `nearnessOf` reads it. */
export interface NearLookup {
  near: { word: string; near: string } | null;
}

export function nearFilter<Lookup extends NearLookup>(): Filter<string, Lookup, typeof placeParameter> {
  return {
    parameter: placeParameter,
    role: 'place',
    read: (_, { near }) => near?.word ?? null,
    word: (place) => place,
    name: (_, { near }) => near?.near ?? null,
  };
}
