/**
 * Facts about an attribute that are not in its JSON Schema: its label, the kind of its text, when it is sent, its
 * owner.
 */
import type { Attribute, Component } from './attributes';
import { servedCollections } from './collections';

type Json = Record<string, unknown>;

/** @param shared takes, by name, the bodies of components that are referred to */
export function describeAttribute(schema: Json, attribute: Attribute, shared: Json): Json {
  const description = [schema.description, attribute.help, describe(attribute)].filter(Boolean).join(' ');
  return {
    title: attribute.label,
    ...(description ? { description } : {}),
    ...(attribute.kind === 'component'
      ? describeInside(schema, attribute.component, shared)
      : withoutDescription(schema)),
  };
}

function withoutDescription({ description: _, ...schema }: Json): Json {
  return schema;
}

/** The attributes of a component, at any place in its schema. */
function describeInside(schema: Json, component: Component, shared: Json): Json {
  if (Array.isArray(schema.anyOf)) {
    return { ...schema, anyOf: schema.anyOf.map((form) => describeInside(form as Json, component, shared)) };
  }
  if (schema.items) return { ...schema, items: describeInside(schema.items as Json, component, shared) };
  if (!schema.properties) return schema;
  const properties = { ...(schema.properties as Json) };
  for (const attribute of component.attributes) {
    const property = properties[attribute.name];
    if (property) properties[attribute.name] = describeAttribute(property as Json, attribute, shared);
  }
  // A query may request less than the whole component.
  const { required, ...rest } = schema;
  const body = { ...rest, ...(required ? { 'x-required': required } : {}), properties };
  if (!component.name.startsWith('shared.')) return body;
  shared[component.name] = body;
  return { $ref: `#/components/schemas/${component.name}` };
}

function describe(attribute: Attribute): string {
  switch (attribute.kind) {
    case 'richtext':
      return 'HTML, from rich text.';
    case 'list':
      return 'A JSON list of strings, asked for by `fields`; no filter reads it.';
    case 'date':
      return 'A day.';
    case 'datetime':
      return 'A moment with its offset, or in UTC; an hour without either is that of the campus, or of Paris.';
    case 'media':
    case 'component':
      return 'Sent when populated.';
    case 'zone':
      return 'Dynamic zone, sent whole.';
    case 'group':
      return 'Sent whole when populated.';
    case 'relation':
      return `Relation, sent when populated; ${ownership(attribute)}.`;
    default:
      return '';
  }
}

function ownership({ to, ownedBy }: Extract<Attribute, { kind: 'relation' }>): string {
  return ownedBy === null ? 'this side owns it' : `${servedCollections[to].singular}.${ownedBy} owns it`;
}
