/** The texts of a school that replace the site's own labels. */
import { z } from 'zod';

/** Form of the key of a label: `commons.brand.tagline`. */
export const labelKeyPattern = /^[a-z][A-Za-z0-9]*(\.[A-Za-z0-9-]+)+$/;

export const labelsSchema = z.record(z.string().regex(labelKeyPattern), z.string());
