/**
 * Facts about an attribute that are not in its JSON Schema: its label, the kind of its text, when it is sent, its
 * owner.
 */
import type { Attribute, Component } from './attributes';
import { servedCollections } from './collections';

type Json = Record<string, unknown>;

/**
 * The JSON Schema of an attribute with those facts. A component that several collections have is a reference with its
 * definition in `$defs`.
 */
export function describeAttribute(schema: Json, attribute: Attribute): Json {
  const description = [attribute.help, sendingNote(attribute)].filter(Boolean).join(' ');
  return {
    title: attribute.label,
    ...(description ? { description } : {}),
    ...(attribute.kind === 'component' ? componentSchema(schema, attribute.component) : schema),
  };
}

/** Describes the attributes of a component, at any place in a schema. */
function componentSchema(schema: Json, component: Component): Json {
  if (Array.isArray(schema.anyOf)) {
    return { ...schema, anyOf: schema.anyOf.map((form) => componentSchema(form as Json, component)) };
  }
  if (schema.items) return { ...schema, items: componentSchema(schema.items as Json, component) };
  if (!schema.properties) return schema;
  const properties = { ...(schema.properties as Json) };
  for (const attribute of component.attributes) {
    const property = properties[attribute.name];
    if (property) properties[attribute.name] = describeAttribute(property as Json, attribute);
  }
  // A query may request less than the whole component.
  const { required, ...rest } = schema;
  const body = { ...rest, ...(required ? { 'x-required': required } : {}), properties };
  if (!component.name.startsWith('shared.')) return body;
  return { $ref: `#/components/schemas/${component.name}`, $defs: { [component.name]: body } };
}

/** How an attribute is sent. */
function sendingNote(attribute: Attribute): string {
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
      return `Relation, sent when populated; ${ownerNote(attribute)}.`;
    default:
      return '';
  }
}

function ownerNote({ to, ownerField }: Extract<Attribute, { kind: 'relation' }>): string {
  return ownerField === null
    ? 'this side owns it'
    : `${servedCollections[to].singular}.${ownerField} owns it`;
}
