/** The texts of a school that replace the site's own labels. */
import { z } from 'zod';

/** By the key of the label: `commons.brand.tagline`. */
export const labelsSchema = z.record(z.string().regex(/^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9-]+)+$/), z.string());
