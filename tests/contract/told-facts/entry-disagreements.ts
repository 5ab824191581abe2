/** Finds contradictions between the texts and fields of the entries. */
import { denials } from './denials';
import { diplomaWords } from './diploma-words';
import type { Disagreement } from './disagreements';
import { entryFields } from './entry-fields';
import { groupSizes } from './group-sizes';
import { identifiers } from './identifiers';
import { itemCounts } from './item-counts';
import { kindWords } from './kind-words';
import { namedThings } from './named-things';
import { opposites } from './opposites';
import { personNames } from './person-names';
import { programmeWords } from './programme-words';
import { rooms } from './rooms';
import { samePlaces } from './same-places';
import { sameWords } from './same-words';
import { type SchoolNames, schoolNames } from './school-names';
import type { ToldEntry } from './told-entries';
import { years } from './years';

type Rule = (entries: readonly ToldEntry[], names: SchoolNames) => Disagreement[];

const rules: readonly Rule[] = [
  denials,
  diplomaWords,
  entryFields,
  groupSizes,
  identifiers,
  itemCounts,
  kindWords,
  namedThings,
  opposites,
  personNames,
  programmeWords,
  rooms,
  samePlaces,
  sameWords,
  years,
];

export function entryDisagreements(entries: readonly ToldEntry[]): Disagreement[] {
  const names = schoolNames(entries);
  return rules.flatMap((rule) => rule(entries, names));
}
