/** Complaints sent to the embedded service, which answers with a number and stores none of the text. */
import { z } from 'zod/v4';

const line = z.string().min(1).max(254);

/** A complaint as the site sends it. */
export const complaintSchema = z.strictObject({
  /** Names the sending: the same one again is the same complaint. */
  id: z.string().regex(/^[\w-]{8,64}$/),
  name: line,
  email: z.email(),
  phone: line.nullable(),
  relation: z.enum(['applicant', 'learner', 'parent', 'employer', 'funder', 'neighbour', 'other']),
  campus: line.nullable(),
  facts: z.string().min(1).max(5000),
  outcome: z.string().max(5000).nullable(),
});

export interface Complaints {
  /** @returns the number of the complaint; null when it is none */
  take(input: unknown): string | null;
}

/** Numbers remembered; the demonstration keeps no more. */
const most = 1000;

export function createComplaints(): Complaints {
  const references = new Map<string, string>();
  let count = 0;
  return {
    take(input) {
      const result = complaintSchema.safeParse(input);
      if (!result.success) return null;
      const { id } = result.data;
      const known = references.get(id);
      if (known) return known;
      count += 1;
      const reference = `R-${String(count).padStart(5, '0')}`;
      references.set(id, reference);
      const [oldest] = references.keys();
      if (references.size > most && oldest !== undefined) references.delete(oldest);
      return reference;
    },
  };
}
