/** The parts of a zod schema, for code that walks through schemas. */
import { z } from 'zod';
import { whileSame } from '../../content-model/values/while-same';

/** A kind of schema, and the parts that this kind has. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  shape?: Readonly<Record<string, z.ZodType>>;
}

/** Schemas around one inner schema; others that have one (`promise`, `success`) are opaque. */
const wrappers = [
  z.ZodOptional,
  z.ZodNullable,
  z.ZodDefault,
  z.ZodPrefault,
  z.ZodCatch,
  z.ZodReadonly,
  z.ZodNonOptional,
] as const;

export const definitionOf = whileSame(
  (schema: z.ZodType): Definition => ({ type: schema.type, ...partsOf(schema) }),
);

function partsOf(schema: z.ZodType): Omit<Definition, 'type'> {
  if (schema instanceof z.ZodObject) return { shape: schema.shape };
  if (schema instanceof z.ZodArray) return { element: schema.element as z.ZodType };
  if (schema instanceof z.ZodUnion) return { options: schema.options as z.ZodType[] };
  if (schema instanceof z.ZodPipe) return { in: schema.in as z.ZodType };
  const isWrapper = wrappers.some((wrapper) => schema instanceof wrapper);
  return isWrapper ? { innerType: (schema as z.ZodOptional).unwrap() as z.ZodType } : {};
}
