/** The filter of a list around a place: what is within reach, nearest first. Pure. */
import type { Filter } from '~/filters/filter';
import { placeParameter } from './place-address';

/** The place named in an address, read by `nearnessOf`. */
export interface NearLookup {
  near: { word: string; near: string } | null;
}

export function nearFilter<Known extends NearLookup>(): Filter<string, Known, typeof placeParameter> {
  return {
    parameter: placeParameter,
    role: 'place',
    read: (_, { near }) => near?.word ?? null,
    word: (place) => place,
    name: (_, { near }) => near?.near ?? null,
  };
}
