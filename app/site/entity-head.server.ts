/** Head data of an entry, from the content service. */
import type { z } from 'zod';
import { reading } from '~/reading/reading.server';
import { head } from '../../content-model/head';

/** An invalid value counts as absent. */
export const entityHead = head.read(reading);
export type EntityHead = z.output<typeof entityHead>;
