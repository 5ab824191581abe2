/** One attribute of the contract in the form of Strapi's schema files. */
import { type Attribute, largestWhole, longestLine } from './attributes';
import { servedCollections } from './collections';

type Json = Record<string, unknown>;

/** The attribute's content type, if it belongs to one. */
interface Owner {
  drafts: boolean;
  localised: boolean;
  attributes: readonly Attribute[];
}

export function strapiAttribute(attribute: Attribute, owner?: Owner): Json {
  return {
    ...typeOf(attribute, owner),
    ...(attribute.required && !mayBeEmpty(attribute) ? { required: true } : {}),
    ...(owner?.localised ? { pluginOptions: { i18n: { localized: true } } } : {}),
  };
}

/** Strapi treats an empty list as a missing one: an attribute that may be empty is not required. */
function mayBeEmpty({ kind, ...attribute }: Attribute): boolean {
  const isList =
    kind === 'list' || kind === 'table' || kind === 'zone' || ('many' in attribute && attribute.many);
  return isList && (attribute.limits().minLength ?? 0) === 0;
}

function typeOf(attribute: Attribute, owner: Owner | undefined): Json {
  const limits = attribute.limits();
  // `required` already means one character.
  const length = pick(limits, ...(limits.minLength === 1 ? [] : ['minLength' as const]), 'maxLength');
  switch (attribute.kind) {
    case 'slug':
      return {
        type: 'uid',
        maxLength: longestLine,
        ...(titleOf(owner) ? { targetField: titleOf(owner) } : {}),
      };
    case 'string':
      return {
        ...(attribute.picked
          ? { type: 'customField', customField: `global::${attribute.picked}` }
          : { type: 'string' }),
        maxLength: longestLine,
        ...length,
        ...(limits.pattern ? { regex: limits.pattern } : {}),
        ...defaultOf(attribute),
      };
    case 'text':
      return { type: 'text', ...length };
    case 'decimal':
      // Stored as a float: Strapi's own decimal keeps two places, too few for a latitude.
      return { type: 'customField', customField: 'global::decimal', ...pick(limits, 'min', 'max') };
    case 'integer':
      return {
        type: 'integer',
        min: -largestWhole,
        max: largestWhole,
        ...pick(limits, 'min', 'max'),
        ...defaultOf(attribute),
      };
    case 'boolean':
      return { type: 'boolean', ...defaultOf(attribute) };
    case 'enumeration':
      return {
        type: 'customField',
        customField: 'global::choice',
        enum: attribute.values,
        options: { words: attribute.words },
        ...defaultOf(attribute),
      };
    case 'datetime':
      return { type: 'customField', customField: 'global::moment' };
    case 'list':
      return attribute.values
        ? {
            type: 'customField',
            customField: 'global::choices',
            options: { values: attribute.values, words: attribute.words },
          }
        : { type: 'customField', customField: 'global::lines' };
    case 'table':
      return { type: 'customField', customField: 'global::rows' };
    case 'media':
      return { type: 'media', multiple: attribute.many, allowedTypes: ['images'] };
    case 'component':
      return {
        type: 'component',
        component: attribute.component.name,
        repeatable: attribute.many,
        ...(attribute.many ? countOf(attribute) : {}),
      };
    case 'zone':
      return { type: 'dynamiczone', components: attribute.components.map(({ name }) => name) };
    case 'relation':
      return relationOf(attribute);
    case 'group':
      throw new Error(`${attribute.name}: a group is stored as its attributes`);
    case 'email':
      return { type: 'email', maxLength: longestLine };
    default:
      return { type: attribute.kind };
  }
}

/** The source of an address that an editor leaves empty. */
function titleOf(owner: Owner | undefined): string | undefined {
  return ['title', 'name', 'question'].find((name) =>
    owner?.attributes.some((attribute) => attribute.name === name),
  );
}

function relationOf({ to, many, ownerField, ownerOf }: Extract<Attribute, { kind: 'relation' }>): Json {
  const { singular } = servedCollections[to];
  const target = `api::${singular}.${singular}`;
  if (ownerField !== null) return { type: 'relation', relation: 'manyToMany', target, mappedBy: ownerField };
  if (ownerOf !== null) return { type: 'relation', relation: 'manyToMany', target, inversedBy: ownerOf };
  return { type: 'relation', relation: many ? 'oneToMany' : 'oneToOne', target };
}

function countOf(attribute: Attribute): Json {
  const limits = attribute.limits();
  return {
    ...(limits.minLength === undefined ? {} : { min: limits.minLength }),
    ...(limits.maxLength === undefined ? {} : { max: limits.maxLength }),
  };
}

function defaultOf({ default: value }: Attribute): Json {
  return value === undefined || value === null ? {} : { default: value };
}

function pick<T extends object>(from: T, ...keys: (keyof T)[]): Json {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]));
}
