/** References from one entry to others: slugs in the file, entries on the wire. */
import { z } from 'zod';
import { slugField } from './authored/values';
import type { Field, Relation } from './field';
import type { Label } from './notes';
import type { CollectionName } from './places';
import { optionalReference, type Reference, references } from './reading/lenient';

interface RelationField<Read> extends Field<Read> {
  readonly relation: Relation;
}

export const toOne = (to: CollectionName, label?: Label): RelationField<Reference | null> => ({
  authored: () => slugField,
  read: () => optionalReference,
  label,
  relation: { to, many: false },
});

export const toMany = (
  to: CollectionName,
  label?: Label,
  wire: Pick<Relation, 'wireKey'> = {},
): RelationField<Reference[]> => ({
  authored: () => z.array(slugField).default([]),
  read: () => references,
  label,
  relation: { to, many: true, ...wire },
});

/** The other side of a relation, whose owner is the other collection. */
export const inverse = (to: CollectionName, of: string, label?: Label): RelationField<Reference[]> => ({
  ...toMany(to, label),
  relation: { to, many: true, inverseOf: of },
});
