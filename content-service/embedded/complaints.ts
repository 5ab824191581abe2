/** Complaints sent to the embedded service, which answers with a number and stores none of the text. */
import { complaintSchema } from '../contract/schemas/complaint';

export interface Complaints {
  /** @returns the number of the complaint; null if it is invalid */
  take(input: unknown): string | null;
}

/** Numbers that are remembered: enough for a demonstration. */
const maxReferences = 1000;

export function createComplaints(): Complaints {
  const references = new Map<string, string>();
  let count = 0;
  return {
    take(input) {
      const result = complaintSchema.safeParse(input);
      if (!result.success) return null;
      const { id } = result.data;
      const earlierReference = references.get(id);
      if (earlierReference) return earlierReference;
      count += 1;
      const reference = `R-${String(count).padStart(5, '0')}`;
      references.set(id, reference);
      const [oldest] = references.keys();
      if (references.size > maxReferences && oldest !== undefined) references.delete(oldest);
      return reference;
    },
  };
}
