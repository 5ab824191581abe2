/** The gazetteer: finds what a visitor types, a town, a postcode, a department, a region or an address. Pure. */
import { areaNames } from './area-names';
import { communeNames } from './commune-names';
import type { Commune, CommuneTable } from './commune-table';
import { expandAbbreviation, findByName } from './find-by-name';
import { findByFirstDigits, findByPostcode, type Postcodes } from './find-by-postcode';
import type { PlaceSearchResult } from './place-search-result';
import { readPlace } from './place-text';
import { plainNames } from './plain-names';

export interface Gazetteer {
  find(text: string): PlaceSearchResult;
  /** Every commune of exactly this name. */
  byName(name: string): Commune[];
}

export function createGazetteer(table: CommuneTable): Gazetteer {
  const communes = communeNames(table);
  const postcodes: Postcodes = { table, communes, areas: areaNames(table.areas) };
  return {
    byName: (name) => communes.byName(plainNames(name)),
    find: (typed) => findPlace(postcodes, typed),
  };
}

function findPlace(postcodes: Postcodes, typed: string): PlaceSearchResult {
  const { postcode, departmentNumber, names } = readPlace(typed);
  const [firstDigits] = /^\d{3,4}$/.exec(typed.trim()) ?? [];
  if (firstDigits && departmentNumber === null) return findByFirstDigits(postcodes, firstDigits);
  // `Boulogne s/Mer`
  const [townOnWater] = typed.includes('/')
    ? expandAbbreviation(postcodes, plainNames(typed.replaceAll('/', ' s ')))
    : [];
  if (townOnWater) return { kind: 'found', place: townOnWater };
  if (postcode) return findByPostcode(postcodes, postcode, names);
  if (names.length > 0) return findByName(postcodes, names, departmentNumber);
  const area = departmentNumber === null ? undefined : postcodes.areas.byNumber(departmentNumber);
  return area ? { kind: 'found', place: area } : { kind: 'unknown' };
}
