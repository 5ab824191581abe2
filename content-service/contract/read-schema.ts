/** Reads a zod schema through its wrappers: its content, whether it is optional, its limits. */
import { z } from 'zod';
import { type FieldNote, fieldNotes } from '../../content-model/notes';

/** The bounds of a value that its schema states. */
export interface Limits {
  min?: number;
  max?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

export interface SchemaReading {
  schema: z.ZodType;
  type: string;
  note: FieldNote;
  optional: boolean;
  nullable: boolean;
  default?: unknown;
  /** Read when they are wanted: it is slow. */
  limits(): Limits;
  format: string | null;
  integer: boolean;
  values: readonly string[] | null;
  /** Fields of an object, or of several objects that are one component. */
  fields: Readonly<Record<string, z.ZodType>> | null;
  element: SchemaReading | null;
  branches: readonly SchemaReading[] | null;
}

export function readSchema(schema: z.ZodType): SchemaReading {
  const note = fieldNotes.get(schema) ?? {};
  if (!note.as || note.as === 'text') {
    if (
      schema instanceof z.ZodOptional ||
      schema instanceof z.ZodNullable ||
      schema instanceof z.ZodDefault
    ) {
      return unwrapSchema(schema, note);
    }
  }
  const plain: SchemaReading = {
    schema,
    type: schema.type,
    note,
    optional: false,
    nullable: false,
    limits: () => limitsOf(schema),
    format: null,
    integer: false,
    values: null,
    fields: null,
    element: null,
    branches: null,
  };
  if (note.as === 'media' || note.as === 'richtext') return plain;
  // The pattern is that of data files.
  if (note.as === 'date' || note.as === 'datetime') return { ...plain, limits: () => ({}) };
  if (schema instanceof z.ZodArray) return { ...plain, element: readSchema(schema.element as z.ZodType) };
  if (schema instanceof z.ZodObject) return { ...plain, fields: schema.shape };
  if (schema instanceof z.ZodEnum) return { ...plain, values: schema.options.map(String) };
  if (schema instanceof z.ZodUnion) return { ...plain, ...unionOf(schema, note) };
  if (schema instanceof z.ZodNumber) return { ...plain, integer: schema.format === 'safeint' };
  if (schema instanceof z.ZodEmail) return { ...plain, format: 'email' };
  return plain;
}

function unwrapSchema(schema: z.ZodOptional | z.ZodNullable | z.ZodDefault, note: FieldNote): SchemaReading {
  const inner = readSchema(schema.unwrap() as z.ZodType);
  return {
    ...inner,
    note: { ...inner.note, ...note },
    optional: inner.optional || schema instanceof z.ZodOptional,
    nullable: inner.nullable || schema instanceof z.ZodNullable,
    ...(schema instanceof z.ZodDefault ? { default: schema.parse(undefined) } : {}),
  };
}

/** One component with several forms has the fields of all; others are listed separately. */
function unionOf(schema: z.ZodUnion, note: FieldNote): Pick<SchemaReading, 'fields' | 'branches'> {
  const branches = (schema.options as z.ZodType[])
    .map(readSchema)
    .flatMap((option) => option.branches ?? [option]);
  if (!note.component) return { fields: null, branches };
  const fields: Record<string, z.ZodType> = {};
  for (const branch of branches) Object.assign(fields, branch.fields);
  const isInEveryBranch = (key: string) => branches.every((branch) => branch.fields && key in branch.fields);
  return {
    branches,
    fields: Object.fromEntries(
      Object.entries(fields).map(([key, field]) => [key, isInEveryBranch(key) ? field : z.optional(field)]),
    ),
  };
}

/** In JSON Schema: zod's internal values are not part of its interface. */
function limitsOf(schema: z.ZodType): Limits {
  if (!(schema instanceof z.ZodString || schema instanceof z.ZodNumber || schema instanceof z.ZodArray))
    return {};
  const jsonSchema = z.toJSONSchema(schema, { unrepresentable: 'any' });
  const limits: Limits = {
    min: jsonSchema.minimum === -largest ? undefined : jsonSchema.minimum,
    max: jsonSchema.maximum === largest ? undefined : jsonSchema.maximum,
    minLength: jsonSchema.minLength ?? jsonSchema.minItems,
    maxLength: jsonSchema.maxLength ?? jsonSchema.maxItems,
    pattern: jsonSchema.pattern,
  };
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}

/** The limits of any whole number. */
const largest = Number.MAX_SAFE_INTEGER;
