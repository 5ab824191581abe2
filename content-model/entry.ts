/** A collection of entries: its fields, each said once, and what of them is read where. */
import type { z } from 'zod';
import { type Authoring, authoredObject, type Fields } from './field';
import type { Relation, RelationField } from './relations';

/** Where the site shows what a content service holds, and which changes of it concern what else. */
export interface Place {
  /** Path below the API base; `{namespace}` is replaced by `CONTENT_NAMESPACE`. */
  readonly path: string;
  /** Model names in the content service's webhook, beside the path; the first is Strapi's own. */
  readonly models: readonly string[];
  /** Paths of collections of which every answer is made of all entries of this one, `crm-links`. */
  readonly feeds?: readonly string[];
  /** Path above an entry's page; null: entries have no page of their own. */
  readonly below: `/${string}` | null;
  /** Page that shows entries without one of their own, where it is always the same: a preview of them opens it. */
  readonly shownOn?: `/${string}`;
  /** Name of the entries' sitemap, which search engines know; null: they are in none, or in that of the pages. */
  readonly sitemap: string | null;
  /** Whether visitors see only what has a date of publication. */
  readonly dated?: true;
}

export interface Collection extends Place {
  /** What one entry is called, where entries have models: `news-item`. */
  readonly singular: string;
  /** The same in French, for editors: one, several. */
  readonly called: readonly [one: string, several: string];
  /** Whether editors prepare a draft and somebody publishes it. */
  readonly drafts: boolean;
  /** Folder of its data files. */
  readonly folder: string;
  /** Default order when the query names none. */
  readonly sort: readonly string[];
  /** False where `{path}/{slug}` is no address of the collection. */
  readonly bySlug: boolean;
  readonly fields: Fields;
  /** Fields that are read together, by what reads them. */
  readonly views: Readonly<Record<string, Fields>>;
}

/** @param views of the fields; another kind of reading of one stands there instead of it */
export function defineCollection<F extends Fields, V extends Readonly<Record<string, Fields>>>(
  said: Omit<Collection, 'fields' | 'views' | keyof Place> &
    Pick<Place, 'path' | 'feeds' | 'shownOn' | 'dated'> &
    Partial<Pick<Place, 'below' | 'sitemap'>> & {
      fields: F;
      /** Other names of its model. */
      also?: readonly string[];
    },
  views: (fields: F) => V,
): Collection & { readonly fields: F; readonly views: V } {
  const { singular, also = [], below = null, sitemap = null } = said;
  return { ...said, models: [singular, ...also], below, sitemap, views: views(said.fields) };
}

/** What the author of an entry must give. */
export const entrySchema = ({ fields }: Pick<Collection, 'fields'>, by: Authoring): z.ZodObject =>
  authoredObject(fields, by);

export interface NamedRelation extends Relation {
  /** In data files. */
  key: string;
}

/** Relations of a collection, in the order of its fields. */
export function relationsOf({ fields }: Pick<Collection, 'fields'>): NamedRelation[] {
  return Object.entries(fields).flatMap(([key, field]) =>
    'relation' in field ? [{ key, ...(field as RelationField<unknown>).relation }] : [],
  );
}
