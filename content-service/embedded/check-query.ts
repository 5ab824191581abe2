/**
 * Refuses the same queries as Strapi, with its messages: unknown keys, fields that are not scalars, filters on lists.
 */

import type { CollectionName } from '../../content-model/places';
import { type Attribute, isScalar } from '../contract/attributes';
import { attributesOfCollection, entryKeys, type RelationAttribute } from './projection';
import { type Filter, type PopulateTree, type Projection, type Query, QueryError } from './query';

/** @throws {QueryError} `Invalid key x` */
export function checkQuery(collection: CollectionName, query: Query): void {
  const attributes = attributesOfCollection(collection);
  checkProjection(attributes, query);
  checkFilter(collection, query.filter);
  for (const { path } of query.sort) checkPath(attributes, path);
}

const invalid = (key: string) => new QueryError(`Invalid key ${key}`);

function checkProjection(attributes: readonly Attribute[], { fields, populate }: Projection): void {
  for (const field of fields ?? []) {
    const attribute = attributes.find(({ name }) => name === field);
    if (!(attribute ? isScalar(attribute) : entryKeys.includes(field) || field === '*')) throw invalid(field);
  }
  if (populate !== '*') checkPopulate(attributes, populate);
}

function checkPopulate(attributes: readonly Attribute[], populate: Exclude<PopulateTree, '*'>): void {
  for (const [key, inner] of populate) {
    if (key === 'localizations') continue;
    const attribute = attributes.find(({ name }) => name === key);
    if (!attribute || isScalar(attribute)) throw invalid(key);
    if (attribute.kind === 'component') checkProjection(attribute.component.attributes, inner);
    if (attribute.kind === 'relation') checkProjection(attributesOfRelation(attribute), inner);
  }
}

/** An info has the entry inside as a relation. */
function attributesOfRelation(attribute: RelationAttribute): readonly Attribute[] {
  const attributes = attributesOfCollection(attribute.to);
  const { infos } = attribute;
  if (infos === null) return attributes;
  return [...attributes, { ...attribute, name: infos, infos: null }];
}

function checkFilter(collection: CollectionName, filter: Filter): void {
  if (filter.kind !== 'test') {
    for (const inner of filter.filters) checkFilter(collection, inner);
    return;
  }
  const attribute = checkPath(attributesOfCollection(collection), filter.path);
  const asksWhetherThere = filter.operator === '$null' || filter.operator === '$notNull';
  // A database that keeps lists as JSON compares no strings with them.
  if ((attribute?.kind === 'list' || attribute?.kind === 'table') && !asksWhetherThere)
    throw invalid(filter.path.join('.'));
}

/** @returns the attribute at the end of the path; undefined for Strapi's own ones */
function checkPath(attributes: readonly Attribute[], path: readonly string[]): Attribute | undefined {
  const [key = '', ...rest] = path;
  const attribute = attributes.find(({ name }) => name === key);
  if (!attribute) {
    if (entryKeys.includes(key) && rest.length === 0) return undefined;
    throw invalid(key);
  }
  if (rest.length === 0) return attribute;
  if (attribute.kind === 'component') return checkPath(attribute.component.attributes, rest);
  if (attribute.kind === 'relation') return checkPath(attributesOfRelation(attribute), rest);
  throw invalid(rest[0] ?? key);
}
