/**
 * What to ask the content service for, derived from the schema that reads the answer: scalars by `fields`, objects
 * and lists of objects by `populate`, to the depth that is read. So no field is named twice, none is sent in vain,
 * and none is missing from the answer because a query forgot it.
 */
import type { z } from 'zod';
import { type OnWire, wireOf } from '../../content-model/reading/on-wire';
import { whileSame } from '../../content-model/values/while-same';
import type { Populate } from './query';
import { definitionOf } from './schema-definition';

/** Part of a `ContentQuery`. */
export interface Selection {
  readonly fields: readonly string[];
  readonly populate?: Populate;
}

type Shape = Readonly<Record<string, z.ZodType>>;

/** What a schema reads: one value, a media object, or an object with these fields. */
type ReadShape = Exclude<OnWire, z.ZodType> | { shapes: readonly Shape[] };

/**
 * The same object for the same schema.
 *
 * @param schema of one entry
 * @throws {TypeError} for a schema from which no query can be derived: an error of the site's code
 */
export const selectionOf = whileSame((schema: z.ZodType): Selection => {
  const read = shapeReadBy(schema, 'entry');
  if (typeof read === 'string') throw new TypeError('selectionOf: the schema of an entry is an object');
  return selectionOfShapes(read.shapes, 'entry');
});

function selectionOfShapes(shapes: readonly Shape[], path: string): Selection {
  const fields = new Set<string>();
  const populate: Populate = {};
  for (const [key, schemas] of fieldsOf(shapes)) {
    const read = commonShape(
      schemas.map((schema) => shapeReadBy(schema, `${path}.${key}`)),
      `${path}.${key}`,
    );
    if (read === 'unasked') continue;
    if (read === 'scalar') fields.add(key);
    else populate[key] = read === 'whole' ? {} : selectionOfShapes(read.shapes, `${path}.${key}`);
  }
  // Without a list of fields, the service would send every one.
  if (fields.size === 0) throw new TypeError(`selectionOf: ${path} has no scalar field`);
  return { fields: [...fields], ...(Object.keys(populate).length > 0 ? { populate } : {}) };
}

/** Schemas of each key, in the order of the shapes. */
function fieldsOf(shapes: readonly Shape[]): Map<string, z.ZodType[]> {
  const fields = new Map<string, z.ZodType[]>();
  for (const shape of shapes)
    for (const [key, schema] of Object.entries(shape)) fields.set(key, [...(fields.get(key) ?? []), schema]);
  return fields;
}

const scalars = new Set(['string', 'number', 'int', 'boolean', 'enum', 'literal', 'null', 'undefined']);

function shapeReadBy(schema: z.ZodType, path: string): ReadShape {
  const wire = wireOf(schema);
  if (wire !== undefined) return typeof wire === 'string' ? wire : shapeReadBy(wire, path);
  const { type, innerType, in: input, element, shape, options } = definitionOf(schema);
  if (scalars.has(type)) return 'scalar';
  const inner = innerType ?? input;
  if (inner) return shapeReadBy(inner, path);
  // A list of scalars is a JSON attribute, and so a scalar.
  if (element) return shapeReadBy(element, path);
  if (shape) return { shapes: [shape] };
  if (options)
    return commonShape(
      options.map((option) => shapeReadBy(option, path)),
      path,
    );
  throw new TypeError(`selectionOf: ${path} is ${type}, which does not say what it reads`);
}

/** What several schemas of one value read together. */
function commonShape(reads: readonly ReadShape[], path: string): ReadShape {
  const [first] = reads;
  if (first !== undefined && reads.every((read) => read === first)) return first;
  const shapes = reads.flatMap((read) => (typeof read === 'string' ? [] : read.shapes));
  if (shapes.length < reads.length)
    throw new TypeError(`selectionOf: ${path} is read both as one value and as an object`);
  return { shapes };
}
