/** What a schema is made of, as its interface says it, for the walks that read it. */
import { z } from 'zod';
import { whileSame } from '../../content-model/values/while-same';

/** Each kind of schema has its own parts. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  shape?: Readonly<Record<string, z.ZodType>>;
}

/** Other schemas with an inner schema (`promise`, `success`) are opaque. */
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
  (schema: z.ZodType): Definition => ({ type: schema.type, ...innerOf(schema) }),
);

function innerOf(schema: z.ZodType): Omit<Definition, 'type'> {
  if (schema instanceof z.ZodObject) return { shape: schema.shape };
  if (schema instanceof z.ZodArray) return { element: schema.element as z.ZodType };
  if (schema instanceof z.ZodUnion) return { options: schema.options as z.ZodType[] };
  if (schema instanceof z.ZodPipe) return { in: schema.in as z.ZodType };
  const wrapper = wrappers.find((one) => schema instanceof one);
  return wrapper ? { innerType: (schema as z.ZodOptional).unwrap() as z.ZodType } : {};
}
