/** Which folder of `data/` belongs to which address, and how entries refer to each other. */
import type { z } from 'zod';
import { collections } from '../../content-model';
import {
  type Collection,
  entrySchema,
  type NamedRelation as Relation,
  relationsOf,
} from '../../content-model/collection';
import { authoredObject } from '../../content-model/field';
import type { CollectionName } from '../../content-model/places';
import { crm } from '../../content-model/singles/crm';
import { labelsSchema } from '../../content-model/singles/labels';
import { settings } from '../../content-model/singles/settings';
import { authoring } from './authoring';

interface ServedCollection extends Collection {
  /** The values required from the author of an entry. */
  schema: z.ZodType;
  relations: Relation[];
}

export type { Relation };

function toServed(collection: Collection): ServedCollection {
  return { ...collection, schema: entrySchema(collection, authoring), relations: relationsOf(collection) };
}

export const servedCollections = Object.fromEntries(
  Object.entries(collections).map(([name, collection]) => [name, toServed(collection)]),
) as Record<CollectionName, ServedCollection>;

/** Single entries: one file each. */
export const singles = {
  settings: { file: 'settings.json', schema: authoredObject(settings, authoring) },
  labels: { file: 'labels.json', schema: labelsSchema },
  /** Labels of the English pages; a school without English has none. */
  labelsInEnglish: { file: 'labels.en.json', schema: labelsSchema, absent: {} },
  crm: { file: 'crm.json', schema: authoredObject(crm, authoring) },
} as const;
