/**
 * The sent part of an entry: the scalars in `fields`, or all of them, and the values in `populate`. As in Strapi,
 * components, media and relations are sent only when they are populated, each to the requested depth.
 */

import type { CollectionName } from '../../content-model/places';
import { type Attribute, attributesOf, isScalar } from '../contract/attributes';
import type { ContentEntry } from './load';
import type { PopulateTree, Projection } from './query';

/** The entries a relation leads to. */
export type RelatedEntries = (
  entry: ContentEntry,
  attribute: RelationAttribute,
) => ContentEntry | ContentEntry[] | null;
export type RelationAttribute = Extract<Attribute, { kind: 'relation' }>;

const attributes = new Map<CollectionName, readonly Attribute[]>();

/** The same list for the same collection: reading it from the schemas is slow. */
export function attributesOfCollection(collection: CollectionName): readonly Attribute[] {
  const ofCollection = attributes.get(collection) ?? attributesOf(collection);
  attributes.set(collection, ofCollection);
  return ofCollection;
}

/** Fields that Strapi adds to every entry. */
export const entryKeys = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'];

/** Fully populated: all values, one level deep. */
const scalarsOnly: Projection = { fields: null, populate: new Map() };

export function projectEntry(
  collection: CollectionName,
  entry: ContentEntry,
  projection: Projection,
  related: RelatedEntries,
): ContentEntry {
  const sent = projectObject(entry, attributesOfCollection(collection), projection, related);
  for (const key of entryKeys) {
    if (key in entry && (projection.fields === null || projection.fields.includes(key)))
      sent[key] = entry[key];
  }
  if ('localizations' in entry && populateOf(projection.populate, 'localizations')) {
    sent.localizations = entry.localizations;
  }
  return sent;
}

function projectObject(
  value: ContentEntry,
  attributes: readonly Attribute[],
  { fields, populate }: Projection,
  related: RelatedEntries,
): ContentEntry {
  const sent: ContentEntry = {};
  for (const attribute of attributes) {
    const { name } = attribute;
    if (isScalar(attribute)) {
      if (name in value && (fields === null || fields.includes(name) || fields.includes('*')))
        sent[name] = value[name];
      continue;
    }
    const inner = populateOf(populate, name);
    if (!inner) continue;
    if (attribute.kind === 'relation') sent[name] = projectRelation(value, attribute, inner, related);
    else if (name in value) sent[name] = projectInside(value[name], attribute, inner, related);
  }
  return sent;
}

function populateOf(populate: PopulateTree, name: string): Projection | undefined {
  return populate === '*' ? scalarsOnly : populate.get(name);
}

function projectInside(
  value: unknown,
  attribute: Attribute,
  inner: Projection,
  related: RelatedEntries,
): unknown {
  if (attribute.kind !== 'component' || value === null) return value;
  const one = (item: unknown) =>
    projectObject(item as ContentEntry, attribute.component.attributes, inner, related);
  return Array.isArray(value) ? value.map(one) : one(value);
}

function projectRelation(
  entry: ContentEntry,
  attribute: RelationAttribute,
  inner: Projection,
  related: RelatedEntries,
): unknown {
  const relatedEntries = related(entry, attribute);
  if (attribute.infos !== null) return asInfos(relatedEntries, inner.populate, attribute.infos);
  const one = (item: ContentEntry) => projectEntry(attribute.to, item, inner, related);
  return Array.isArray(relatedEntries) ? relatedEntries.map(one) : relatedEntries && one(relatedEntries);
}

/** Infos have their own title and slug, with the entry inside when it is populated (specification §3). */
function asInfos(
  found: ContentEntry | ContentEntry[] | null,
  populate: PopulateTree,
  inside: string,
): ContentEntry[] {
  const withInside = populate === '*' || populate.has(inside);
  return (Array.isArray(found) ? found : []).map(({ title, slug }) => ({
    title,
    slug,
    ...(withInside ? { [inside]: { title, slug } } : {}),
  }));
}
