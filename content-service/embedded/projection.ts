/**
 * The sent part of an entry: the scalars in `fields`, or all of them, and the values in `populate`. As in Strapi,
 * components, media and relations are sent only when they are populated, each to the requested depth.
 */

import type { CollectionName } from '../../content-model/places';
import { type Attribute, attributesOf, isScalar } from '../contract/attributes';
import type { ContentEntry } from './load';
import type { PopulateTree, Projection } from './query';

/** The entries a relation leads to. */
type RelatedEntries = (
  entry: ContentEntry,
  attribute: RelationAttribute,
) => ContentEntry | ContentEntry[] | null;
export type RelationAttribute = Extract<Attribute, { kind: 'relation' }>;

const attributesByCollection = new Map<CollectionName, readonly Attribute[]>();

/** Cached: reading them from the schemas is slow. */
export function attributesOfCollection(collection: CollectionName): readonly Attribute[] {
  const attributes = attributesByCollection.get(collection) ?? attributesOf(collection);
  attributesByCollection.set(collection, attributes);
  return attributes;
}

/** Fields that Strapi adds to every entry. */
export const entryKeys = ['id', 'documentId', 'createdAt', 'updatedAt', 'publishedAt', 'locale'];

/** What `populate=*` sends of a component or a relation: all its scalars. */
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
    const projection = populateOf(populate, name);
    if (!projection) continue;
    if (attribute.kind === 'relation') sent[name] = projectRelation(value, attribute, projection, related);
    else if (name in value) sent[name] = projectInside(value[name], attribute, projection, related);
  }
  return sent;
}

function populateOf(populate: PopulateTree, name: string): Projection | undefined {
  return populate === '*' ? scalarsOnly : populate.get(name);
}

function projectInside(
  value: unknown,
  attribute: Attribute,
  projection: Projection,
  related: RelatedEntries,
): unknown {
  if (attribute.kind !== 'component' || value === null) return value;
  const projectItem = (item: unknown) =>
    projectObject(item as ContentEntry, attribute.component.attributes, projection, related);
  return Array.isArray(value) ? value.map(projectItem) : projectItem(value);
}

function projectRelation(
  entry: ContentEntry,
  attribute: RelationAttribute,
  projection: Projection,
  related: RelatedEntries,
): unknown {
  const relatedEntries = related(entry, attribute);
  if (attribute.infos !== null) return asInfos(relatedEntries, projection.populate, attribute.infos);
  const project = (item: ContentEntry) => projectEntry(attribute.to, item, projection, related);
  return Array.isArray(relatedEntries)
    ? relatedEntries.map(project)
    : relatedEntries && project(relatedEntries);
}

/** Infos have their own title and slug, and hold the entry under a key if it is populated (specification §3). */
function asInfos(
  entries: ContentEntry | ContentEntry[] | null,
  populate: PopulateTree,
  entryKey: string,
): ContentEntry[] {
  const isPopulated = populate === '*' || populate.has(entryKey);
  return (Array.isArray(entries) ? entries : []).map(({ title, slug }) => ({
    title,
    slug,
    ...(isPopulated ? { [entryKey]: { title, slug } } : {}),
  }));
}
