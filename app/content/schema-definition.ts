/** What zod knows of a schema (v4, `_zod.def`), for the walks that read it. */
import type { z } from 'zod';

/** Each kind of schema has its own parts. */
interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  options?: readonly z.ZodType[];
  shape?: Readonly<Record<string, z.ZodType>>;
}

export const definitionOf = (schema: z.ZodType): Definition => schema._zod.def as unknown as Definition;
