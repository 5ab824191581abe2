/** A collection of entries: its fields, each defined once, and the views that read them. */
import type { z } from 'zod';
import { type Authoring, authoredObject, type Fields, type Relation } from './field';
import type { Place } from './places';

export interface Collection extends Place {
  /** The name of one entry, if entries have models: `news-item`. */
  readonly singular: string;
  /** The names of one entry and of several, for editors. */
  readonly frenchNames: readonly [one: string, several: string];
  /** Whether editors prepare a draft before it is published. */
  readonly drafts: boolean;
  /** Folder of its data files. */
  readonly folder: string;
  /** Default order of a query. */
  readonly sort: readonly string[];
  /** False where `{path}/{slug}` is not an address of the collection. */
  readonly bySlug: boolean;
  /** A content service need not have it: one of an earlier version does not. */
  readonly optional?: true;
  readonly fields: Fields;
  /** Fields that are read together, by their reader. */
  readonly views: Readonly<Record<string, Fields>>;
}

/** @param views of the fields; another reading of a field replaces it there */
export function defineCollection<
  P extends Place,
  F extends Fields,
  V extends Readonly<Record<string, Fields>>,
>(
  place: P,
  definition: Omit<Collection, 'singular' | 'fields' | 'views' | keyof Place> & { fields: F },
  views: (fields: F) => V,
): Collection & P & { readonly fields: F; readonly views: V } {
  return { ...place, ...definition, singular: place.models[0], views: views(definition.fields) };
}

/** The values required from the author of an entry. */
export const entrySchema = ({ fields }: Pick<Collection, 'fields'>, by: Authoring): z.ZodObject =>
  authoredObject(fields, by);

export interface NamedRelation extends Relation {
  /** In data files. */
  key: string;
}

/** Relations of a collection, in the order of its fields. */
export function relationsOf({ fields }: Pick<Collection, 'fields'>): NamedRelation[] {
  return Object.entries(fields).flatMap(([key, { relation }]) => (relation ? [{ key, ...relation }] : []));
}
