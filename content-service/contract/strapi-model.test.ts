/** What Strapi calls the content types of the model. */
import { expect, it } from 'vitest';
import { componentSchema, components, contentTypeSchema, contentTypes, pluralOf } from './strapi-model';

it.each([
  ['theses', 'thesis', 'theses'],
  ['people', 'person', 'people'],
  ['{namespace}-news', 'news-item', 'news-items'],
])('a collection at %s, whose entry is a %s, has the plural %s', (path, singular, plural) => {
  expect(pluralOf({ path, singular })).toBe(plural);
});

/** Kinds that PostgreSQL keeps in 255 characters: longer is an error of the server, in place of words under the field. */
const lines: readonly unknown[] = ['string', 'uid', 'email', 'global::file', 'global::link'];

const schemas = [
  ...contentTypes().map((type) => [type.singular, contentTypeSchema(type)] as const),
  ...components().map((component) => [component.name, componentSchema(component)] as const),
];
type Limits = Record<'type' | 'customField' | 'min' | 'max' | 'maxLength', unknown>;
const attributesWhere = (schema: Record<string, unknown>, isFound: (attribute: Limits) => boolean) =>
  Object.entries(schema['attributes'] as Record<string, Limits>).flatMap(([name, attribute]) =>
    isFound(attribute) ? [name] : [],
  );

it.each(schemas)('a line that is typed into %s is limited to what a database keeps', (_, schema) => {
  const isUnlimited = ({ type, customField, maxLength }: Limits) =>
    lines.includes(customField ?? type) && !(Number(maxLength) <= 255);
  expect(attributesWhere(schema, isUnlimited)).toEqual([]);
});

it.each(schemas)('a whole number that is typed into %s is limited to what a database keeps', (_, schema) => {
  const isUnlimited = ({ type, min, max }: Limits) =>
    type === 'integer' && !(Number(min) >= -(2 ** 31) && Number(max) < 2 ** 31);
  expect(attributesWhere(schema, isUnlimited)).toEqual([]);
});
