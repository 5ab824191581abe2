/** A field of the content: how an author gives it, and how the site reads it. */
import { z } from 'zod';
import { type FieldNote, fieldNotes, type Label, type Labels } from './notes';
import type { CollectionName } from './places';
import { orAbsent } from './reading/lenient';
import type { CleanHtml, Media } from './reading/site-values';

/** Conversions that only a content service can make, from what an author wrote. */
export interface Authoring {
  readonly richText: z.ZodType;
  readonly picture: z.ZodType;
  /** The blocks of a page: the page's own file names none, since the site reads each by itself. */
  readonly blocks: () => z.ZodType;
}

/** Conversions that only the site can make, from what a content service sent. */
export interface Reading {
  readonly richText: z.ZodType<CleanHtml>;
  readonly picture: z.ZodType<Media>;
}

/** What checks look for wherever it stands. */
export type Held = 'picture' | 'richText' | 'text';

/** A reference to entries of a collection. */
export interface Relation {
  to: CollectionName;
  many: boolean;
  /** The wire's name of the reference where it differs from the file's. */
  wireKey?: string;
  /** Set when the slugs stand in the other collection's entries, under this key. */
  inverseOf?: string;
}

export interface Field<Read = unknown> {
  /** What an author must give; what comes out stands on the wire. */
  readonly authored: (by: Authoring) => z.ZodType;
  /** What the site makes of a value on the wire. */
  readonly read: (by: Reading) => z.ZodType<Read>;
  /** For editors; without it the one that fields of that name have everywhere (`common-labels.ts`). */
  readonly label?: Label | undefined;
  readonly holds?: Held | undefined;
  /** What stands in a list. */
  readonly of?: Field;
  /** What stands in a group. */
  readonly fields?: Fields;
  /** Which entries it names. */
  readonly relation?: Relation;
}

/** A field without which the site reads its entry: null then. Part of a list, it is left out where it is wrong. */
export interface Kind<Value> extends Field<Value | null> {
  readonly needed: (by: Reading) => z.ZodType<Value>;
}

export type Fields = Readonly<Record<string, Field>>;
export type ReadOf<F> = F extends Field<infer Read> ? Read : never;
export type Values<F extends Fields> = { [Name in keyof F]: ReadOf<F[Name]> };

interface GroupKind<F extends Fields> extends Kind<Values<F>> {
  readonly fields: F;
}

/** @param needed what is read where something must stand; alone, whatever is wrong counts as absent */
export function kind<Value>(
  authored: Field['authored'],
  needed: Kind<Value>['needed'],
  label?: Label,
  read: Kind<Value>['read'] = (by) => orAbsent(needed(by)),
): Kind<Value> {
  return { authored, needed, read, label };
}

/** What several fields are together. @param note the name of a component that several entries have: `shared.seo` */
export function group<F extends Fields>(fields: F, label?: Label, note?: FieldNote): GroupKind<F> {
  const made = kind(
    (by) => authoredObject(fields, by, note),
    (by) => readObject(fields, by),
    label,
  );
  return { ...made, fields };
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

/** Whether a field stands in its author's file: the other side of a relation does not. */
const isAuthored = ({ relation }: Field): boolean => relation?.inverseOf === undefined;

/** The strict object an author gives. */
export function authoredObject(fields: Fields, by: Authoring, note: FieldNote = {}): z.ZodObject {
  const all = Object.entries(fields);
  const shape = all.flatMap(([name, field]) => (isAuthored(field) ? [[name, field.authored(by)]] : []));
  return z
    .strictObject(Object.fromEntries(shape))
    .register(fieldNotes, { ...note, labels: labelsOf(fields) });
}

export const labelsOf = (fields: Fields): Labels =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { label }]) => (label ? [[name, label] as const] : [])),
  );

/** The object the site reads: what it does not name is none of its business. */
export function readObject<F extends Fields>(fields: F, by: Reading): z.ZodType<Values<F>> {
  const shape = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, readingOf(field, by)]),
  );
  return z.object(shape) as unknown as z.ZodType<Values<F>>;
}

/** What fields are read with: one that stands in several views is one schema, since each is several kB of memory. */
const readings = new WeakMap<Reading, WeakMap<Field, z.ZodType>>();

function readingOf(field: Field, by: Reading): z.ZodType {
  const known = readings.get(by) ?? new WeakMap<Field, z.ZodType>();
  readings.set(by, known);
  const schema = known.get(field) ?? field.read(by);
  known.set(field, schema);
  return schema;
}
