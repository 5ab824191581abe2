/**
 * The attributes of the contract, each with its kind: a line, rich text, a picture, a component, a relation. They are
 * read from the schemas that validate the data, so that the embedded service, Strapi and the description have one source.
 */
import { z } from 'zod';
import { frenchChoices } from '../../content-model/choice-words';
import { commonLabels } from '../../content-model/common-labels';
import type { FieldNote, Label, Labels } from '../../content-model/notes';
import type { CollectionName } from '../../content-model/places';
import { servedCollections } from './collections';
import { type Limits, readSchema, type SchemaReading } from './read-schema';

interface AttributeBase {
  name: string;
  label: string;
  help: string;
  required: boolean;
  /** Answers may have null in its place. */
  nullable: boolean;
  default?: unknown;
  /** For an address: whether editors pick it among the files of the content service, or the pages of the site. */
  picked?: 'file' | 'link';
  limits(): Limits;
}

type ScalarKind =
  | 'string'
  | 'text'
  | 'richtext'
  | 'slug'
  | 'email'
  | 'integer'
  | 'decimal'
  | 'boolean'
  | 'date'
  | 'datetime';

export type Attribute = AttributeBase &
  (
    | { kind: ScalarKind }
    /** `words`: the values in French, for editors. */
    | { kind: 'enumeration'; values: readonly string[]; words: readonly string[] }
    /** A list of strings is a scalar: one JSON value, asked for by `fields`. */
    | { kind: 'list'; values: readonly string[] | null; words: readonly string[] }
    /** Rows of cells, one JSON value. */
    | { kind: 'table' }
    | { kind: 'media'; many: boolean }
    | { kind: 'component'; many: boolean; component: Component }
    | { kind: 'zone'; components: readonly Component[] }
    | {
        kind: 'relation';
        to: CollectionName;
        many: boolean;
        /** Its key in data files. */
        authored: string;
        /** For a relation that is sent as infos, each with an entry inside: the key of that entry. */
        infos: string | null;
        /** The field of the other entry that owns the relation; null: this one does. */
        ownerField: string | null;
        /** The field of the other entry that shows the same relation, if this one owns it. */
        ownerOf: string | null;
      }
    /** Attributes that one object holds on the wire. */
    | { kind: 'group'; attributes: readonly Attribute[] }
  );

export interface Component {
  /** `category.name`, as Strapi names components. */
  name: string;
  title: string;
  /** Help for editors beside its name. */
  shown: Pick<FieldNote, 'description' | 'icon' | 'preview'>;
  attributes: readonly Attribute[];
}

export const isScalar = ({ kind }: Attribute): boolean =>
  !['media', 'component', 'zone', 'relation', 'group'].includes(kind);

/** Attributes of a collection's entries, under their names on the wire. */
export function attributesOf(collection: CollectionName): readonly Attribute[] {
  const { schema, singular, relations } = servedCollections[collection];
  const attributes = attributesOfSchema(singular, schema).filter(
    ({ name }) => !relations.some(({ key }) => key === name),
  );
  const labels = readSchema(schema).note.labels ?? {};
  return [
    ...attributes.map(asSlug),
    ...relations.map((relation) => relationOf(collection, relation, labels)),
  ];
}

/**
 * Attributes of a single entry, a complaint, a component or a group.
 *
 * @param owner its name, which the names of its components begin with
 * @param defaultLabels those of a schema without labels
 */
export function attributesOfSchema(
  owner: string,
  schema: z.ZodType,
  defaultLabels: Labels = {},
): Attribute[] {
  const reading = readSchema(schema);
  const labels = reading.note.labels ?? defaultLabels;
  return Object.entries(reading.fields ?? {}).flatMap(([name, field]): Attribute[] => {
    if (name === '__component') return [];
    const fieldReading = readSchema(field);
    if (isAddedByStrapi(fieldReading.note)) return [];
    return [attributeOf(name, fieldReading, owner, labels[name])];
  });
}

/** A collection's entries are found by `slug`. */
function asSlug(attribute: Attribute): Attribute {
  return attribute.name === 'slug' && attribute.required && attribute.kind === 'string'
    ? { ...attribute, kind: 'slug' }
    : attribute;
}

type RelationOfCollection = (typeof servedCollections)[CollectionName]['relations'][number];

function relationOf(from: CollectionName, relation: RelationOfCollection, labels: Labels): Attribute {
  const name = relation.wireKey ?? relation.key;
  const inverse = servedCollections[relation.to].relations.find(
    ({ to, inverseOf }) => to === from && inverseOf === relation.key,
  );
  return {
    ...requireLabel(name, labels[name] ?? labels[relation.key]),
    name,
    kind: 'relation',
    to: relation.to,
    many: relation.many,
    authored: relation.key,
    infos: relation.wireKey ? servedCollections[relation.to].singular : null,
    required: false,
    nullable: !relation.many,
    limits: () => ({}),
    ownerField: relation.inverseOf ?? null,
    ownerOf: inverse ? (inverse.wireKey ?? inverse.key) : null,
  };
}

/** Strapi adds language and time of change to every entry, and a number to every component. */
function isAddedByStrapi({ as }: FieldNote): boolean {
  return as === 'component-id' || as === 'timestamp' || as === 'locale' || as === 'localizations';
}

function attributeOf(
  name: string,
  reading: SchemaReading,
  owner: string,
  label: Label | undefined,
): Attribute {
  const base: AttributeBase = {
    ...requireLabel(name, label),
    name,
    required: !reading.optional && !reading.nullable && reading.default === undefined,
    nullable: reading.nullable,
    ...(reading.default === undefined ? {} : { default: reading.default }),
    limits: reading.limits,
  };
  const { note, element } = reading;
  if (note.group) {
    return { ...base, kind: 'group', attributes: attributesOfSchema(owner, reading.schema) };
  }
  if (note.as === 'media') return { ...base, kind: 'media', many: false };
  if (element) return listAttribute(base, element, owner);
  if (reading.fields) {
    return {
      ...base,
      kind: 'component',
      many: false,
      component: componentOf(reading, owner, base),
    };
  }
  if (reading.values)
    return { ...base, kind: 'enumeration', values: reading.values, words: frenchChoices(reading.values) };
  if (reading.type === 'number') return { ...base, kind: reading.integer ? 'integer' : 'decimal' };
  if (reading.type === 'boolean') return { ...base, kind: 'boolean' };
  if (reading.type !== 'string' && !note.as)
    throw new Error(`${owner}.${name}: ${reading.type} has no attribute`);
  return { ...base, kind: stringKind(reading), ...pickerOf(note.as) };
}

const pickerOf = (as: FieldNote['as']) => {
  if (as === 'file-address') return { picked: 'file' as const };
  return as === 'link-address' ? { picked: 'link' as const } : {};
};

/** The limit of one line in a database. */
export const longestLine = 255;

/** The largest whole number in a database: four bytes. */
export const largestWhole = 2_147_483_647;

function stringKind({ schema, note, format }: SchemaReading): ScalarKind {
  switch (note.as) {
    case 'text':
    case 'richtext':
    case 'date':
    case 'datetime':
      return note.as;
    default:
      if (format === 'email') return 'email';
      return schema instanceof z.ZodString && (schema.maxLength ?? 0) > longestLine ? 'text' : 'string';
  }
}

function listAttribute(base: AttributeBase, element: SchemaReading, owner: string): Attribute {
  if (element.note.as === 'media') return { ...base, kind: 'media', many: true };
  if (element.branches?.some(({ note }) => note.component) && !element.note.component) {
    const components = element.branches.filter(({ note }) => note.component);
    return {
      ...base,
      kind: 'zone',
      components: components.map((component) => componentOf(component, owner, base)),
    };
  }
  if (element.fields) {
    return {
      ...base,
      kind: 'component',
      many: true,
      component: componentOf(element, owner, base),
    };
  }
  if (element.element) return { ...base, kind: 'table' };
  const { values } = element;
  return { ...base, kind: 'list', values, words: values ? frenchChoices(values) : [] };
}

/** A component is named by its schema, or by its parent: `programme.prices`. */
function componentOf(reading: SchemaReading, owner: string, { name, label }: AttributeBase): Component {
  const { title, description, icon, preview } = reading.note;
  const component = reading.note.component ?? `${owner.split('.').at(-1)}.${kebab(name)}`;
  return {
    name: component,
    title: title ?? label,
    shown: {
      ...(description ? { description } : {}),
      ...(icon ? { icon } : {}),
      ...(preview ? { preview } : {}),
    },
    attributes: attributesOfSchema(component, reading.schema),
  };
}

const kebab = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`).replaceAll('_', '-');

/** @throws when a field has no French label: editors would see the name of the attribute */
function requireLabel(name: string, fieldLabel: Label | undefined): { label: string; help: string } {
  const label = fieldLabel ?? commonLabels[name];
  if (label === undefined) throw new Error(`${name}: no label`);
  return { label: label[0], help: label[1] };
}
