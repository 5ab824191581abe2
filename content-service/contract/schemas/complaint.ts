/** A complaint as the site sends it (`POST /complaints`). */
import { z } from 'zod';
import { complainants } from '../../../content-model/enumerations';

const line = z.string().min(1).max(254);

export const complaintSchema = z.strictObject({
  /** Names the sending: the same one again is the same complaint. */
  id: z.string().regex(/^[\w-]{8,64}$/),
  name: line,
  email: z.email(),
  phone: line.nullable(),
  relation: z.enum(complainants),
  campus: line.nullable(),
  facts: z.string().min(1).max(5000),
  outcome: z.string().max(5000).nullable(),
});
