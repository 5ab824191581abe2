/** Finds a place by its postcode, or by a part of one. Pure. */

import { bySize } from './commune-names';
import type { Commune, CommuneTable } from './commune-table';
import { departmentOf } from './department-of-postcode';
import { findByName, type PlaceNames } from './find-by-name';
import { answerWith, distinctPlaces, maxChoices, type PlaceSearchResult } from './place-search-result';
import { plainNames } from './plain-names';

export interface Postcodes extends PlaceNames {
  table: CommuneTable;
}

/** @param names typed beside the postcode, in the form of `plainNames` */
export function findByPostcode(
  postcodes: Postcodes,
  postcode: string,
  names: readonly string[],
): PlaceSearchResult {
  const townsOfCode = townsWithPostcode(postcodes, postcode);
  const towns = townsOfCode.length > 0 ? townsOfCode : chiefTownOf(postcodes, postcode);
  const [largest] = towns;
  const namedTown = longestNamed(towns, names);
  if (namedTown) return { kind: 'found', place: namedTown };
  if (names.length === 0)
    return largest ? { kind: 'found', place: largest } : findSimilarPostcode(postcodes, postcode);
  const department = departmentOf(postcode);
  const namesakes = names.flatMap((name) => postcodes.communes.byName(name));
  const townsOfDepartment = namesakes.filter(
    ({ postcodes: [first = ''] }) => departmentOf(first) === department,
  );
  if (townsOfDepartment.length > 0) return answerWith(townsOfDepartment, 'name');
  if (largest) return answerWith([largest, ...namesakes], 'name');
  const answer = findByName(postcodes, names, department);
  return answer.kind === 'unknown' ? findSimilarPostcode(postcodes, postcode) : answer;
}

/** The first digits only, `9741` or `440`: the largest towns of the codes that begin with them, and their department. */
export function findByFirstDigits(postcodes: Postcodes, digits: string): PlaceSearchResult {
  const { table, areas } = postcodes;
  const codes = digits.length === 4 ? [...'0123456789'].map((digit) => digits + digit) : [`${digits}00`];
  const area = areas.byNumber(departmentOf(digits));
  const towns = bySize(codes.flatMap((code) => table.withPostcode(code).map(table.at)));
  const largest = distinctPlaces(towns).slice(0, maxChoices - 2);
  return answerWith(area ? [...largest, area.chiefTown, area] : largest, 'code');
}

function townsWithPostcode({ table }: Postcodes, postcode: string): Commune[] {
  const towns = bySize(table.withPostcode(postcode).map(table.at));
  // The first code is shown: it is the one that was typed.
  return towns.map((town) => ({ ...town, postcodes: [...new Set([postcode, ...town.postcodes])] }));
}

/** `75000` and `69000` are not postcodes, but mean Paris and Lyon. */
function chiefTownOf({ areas }: Postcodes, postcode: string): Commune[] {
  const area = postcode.endsWith('000') ? areas.byNumber(departmentOf(postcode)) : undefined;
  return area ? [area.chiefTown] : [];
}

/** The town that a text names, alone or at the beginning or end of an address; of several the longest name. */
function longestNamed(towns: readonly Commune[], names: readonly string[]): Commune | undefined {
  const [named] = towns
    .filter((town) => names.some((name) => isNameOrEdge(plainNames(town.name), name)))
    .toSorted((a, b) => b.name.length - a.name.length);
  return named;
}

function isNameOrEdge(town: string, text: string): boolean {
  return text === town || text.endsWith(` ${town}`) || text.startsWith(`${town} `);
}

/** For the code of a large company's mail (`38402`), or a mistyped one: the towns of the codes it is made from. */
function findSimilarPostcode(postcodes: Postcodes, postcode: string): PlaceSearchResult {
  const similarCodes = [`${postcode.slice(0, 4)}0`, `${postcode.slice(0, 3)}00`];
  const towns = similarCodes.flatMap((code) => townsWithPostcode(postcodes, code).slice(0, 1));
  const area = postcodes.areas.byNumber(departmentOf(postcode));
  return answerWith(area ? [...towns, area.chiefTown] : towns, 'code');
}
