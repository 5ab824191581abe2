/** Content types with duties, as the rules name their entries. The panel and its server share this. */
import { type EntryKind, placesByKind, uidOf } from '../contract/places';

const kinds = Object.keys(placesByKind) as EntryKind[];

export const uidOfKind = (kind: EntryKind): string => uidOf(placesByKind[kind].models[0]);

export const uidsWithDuties: readonly string[] = kinds.map(uidOfKind);

export const dutyKindOf = (uid: string): EntryKind | undefined =>
  kinds.find((kind) => uidOfKind(kind) === uid);
