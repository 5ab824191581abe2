/** Reads the wire form of a block once, however often its page is rendered. */
import type { z } from 'zod';
import { longSteps } from '~/content/long-steps.server';
import { type LostValue, lostValues } from '~/content/lost-values.server';
import { isRead, noReadings, readOnce } from '~/content/readings';
import { countLosses } from '../../content-model/reading/note-losses';
import { whileSame } from '../../content-model/values/while-same';

/** The readings of a block, kept as long as the answer it came in. */
const readingsOf = whileSame((_wire: object) => noReadings());

interface BlockReading {
  result: z.ZodSafeParseResult<unknown>;
  /** The absent or unreadable parts. */
  lost: readonly LostValue[];
}

function readingOf(schema: z.ZodType, wire: object): BlockReading {
  return readOnce(readingsOf(wire), schema, () => {
    const { result, lost } = countLosses(() => schema.safeParse(wire));
    return { result, lost: lost ? lostValues(schema, wire) : [] };
  });
}

/** The parsed block. @throws ZodError */
export function parseOnce<Schema extends z.ZodType>(schema: Schema, wire: object): z.output<Schema> {
  const { result } = readingOf(schema, wire);
  if (!result.success) throw result.error;
  return result.data as z.output<Schema>;
}

/** The absent or unreadable parts of a block. */
export const lossesOfBlock = (schema: z.ZodType, wire: object): readonly LostValue[] =>
  readingOf(schema, wire).lost;

/** Parses a block in steps, so that `parseOnce` finds the result. */
export function* parsingOnce(schema: z.ZodType, wire: object): Generator<undefined> {
  if (isRead(readingsOf(wire), schema)) return;
  yield* longSteps(schema, wire);
  readingOf(schema, wire);
}
