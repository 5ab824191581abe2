/** A field of the content: an author's input, and the site's reading. */
import { z } from 'zod';
import { type FieldNote, fieldNotes, type Label, type Labels } from './notes';
import type { CollectionName } from './places';
import { orAbsent } from './reading/lenient';
import type { CleanHtml, Media } from './reading/site-values';

/** Conversions that only a content service can make, from an author's input. */
export interface Authoring {
  readonly richText: z.ZodType;
  readonly picture: z.ZodType;
  /** The blocks of a page: the page's own file names none, since the site reads each separately. */
  readonly blocks: () => z.ZodType;
}

/** Conversions that only the site can make, from a content service's answer. */
export interface Reading {
  readonly richText: z.ZodType<CleanHtml>;
  readonly picture: z.ZodType<Media>;
}

/** Values that checks look for in every field. */
export type CheckedKind = 'picture' | 'richText' | 'text' | 'link';

/** A reference to entries of a collection. */
export interface Relation {
  to: CollectionName;
  many: boolean;
  /** The wire's name of the reference if it differs from the file's. */
  wireKey?: string;
  /** Set if the slugs are in the other collection's entries, under this key. */
  inverseOf?: string;
}

export interface Field<Read = unknown> {
  /** The author's input; the output is the value on the wire. */
  readonly authored: (by: Authoring) => z.ZodType;
  /** The site's reading of a value on the wire. */
  readonly read: (by: Reading) => z.ZodType<Read>;
  /** For editors; by default the common one for that name (`common-labels.ts`). */
  readonly label?: Label | undefined;
  readonly holds?: CheckedKind | undefined;
  /** The items of a list. */
  readonly of?: Field;
  /** The fields of a group. */
  readonly fields?: Fields;
  /** The entries it refers to. */
  readonly relation?: Relation;
}

/** A field without which the site reads its entry: null then. As part of a list, it is left out if it is invalid. */
export interface Kind<Value> extends Field<Value | null> {
  readonly needed: (by: Reading) => z.ZodType<Value>;
}

export type Fields = Readonly<Record<string, Field>>;
export type ReadOf<F> = F extends Field<infer Read> ? Read : never;
export type Values<F extends Fields> = { [Name in keyof F]: ReadOf<F[Name]> };

interface GroupKind<F extends Fields> extends Kind<Values<F>> {
  readonly fields: F;
}

/** @param needed the reading of a required value; by default, an invalid value counts as absent */
export function kind<Value>(
  authored: Field['authored'],
  needed: Kind<Value>['needed'],
  label?: Label,
  read: Kind<Value>['read'] = (by) => orAbsent(needed(by)),
): Kind<Value> {
  return { authored, needed, read, label };
}

/**
 * A group of several fields
 * @param note the name of a component that several entries have: `shared.seo`
 */
export function group<F extends Fields>(fields: F, label?: Label, note?: FieldNote): GroupKind<F> {
  const groupKind = kind(
    (by) => authoredObject(fields, by, note),
    (by) => readObject(fields, by),
    label,
  );
  return { ...groupKind, fields };
}

/** Some fields of a record, in that order. */
export function pick<F extends Fields, Name extends keyof F & string>(
  fields: F,
  ...names: readonly Name[]
): Pick<F, Name> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<F, Name>;
}

/** A group of which only some fields are read. */
export const pickIn = <F extends Fields, Name extends keyof F & string>(
  whole: GroupKind<F>,
  ...names: readonly Name[]
): GroupKind<Pick<F, Name>> => group(pick(whole.fields, ...names), whole.label);

/** Whether a field is in its author's file: the other side of a relation is not. */
const isAuthored = ({ relation }: Field): boolean => relation?.inverseOf === undefined;

/** The strict object of an author. */
export function authoredObject(fields: Fields, by: Authoring, note: FieldNote = {}): z.ZodObject {
  const shape = Object.entries(fields).flatMap(([name, field]) =>
    isAuthored(field) ? [[name, field.authored(by)]] : [],
  );
  return z
    .strictObject(Object.fromEntries(shape))
    .register(fieldNotes, { ...note, labels: labelsOf(fields) });
}

export const labelsOf = (fields: Fields): Labels =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label }]) => (label ? [[name, label] as const] : [])),
  );

/** The object that the site reads: other fields are ignored. */
export function readObject<F extends Fields>(fields: F, by: Reading): z.ZodType<Values<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readingOf(field, by)]),
  );
  return z.object(shape) as unknown as z.ZodType<Values<F>>;
}

/** The schemas of fields: a field in several views has one schema, since each takes several kB of memory. */
const readings = new WeakMap<Reading, WeakMap<Field, z.ZodType>>();

function readingOf(field: Field, by: Reading): z.ZodType {
  const schemas = readings.get(by) ?? new WeakMap<Field, z.ZodType>();
  readings.set(by, schemas);
  const schema = schemas.get(field) ?? field.read(by);
  schemas.set(field, schema);
  return schema;
}
