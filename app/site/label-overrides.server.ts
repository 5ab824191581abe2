/** The labels that editors have changed, from the content service. */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';

/** Values that are not texts are left out; a record without any text is not a label. */
const labelsSchema = z
  .record(z.string(), z.unknown())
  .refine((record) => {
    const values = Object.values(record);
    return values.length === 0 || values.some((value) => typeof value === 'string');
  }, 'no label in it')
  .transform((record) => {
    const texts = Object.entries(record).filter(
      (pair): pair is [string, string] => typeof pair[1] === 'string',
    );
    return Object.fromEntries(texts);
  });

/** `GET /labels`: the texts that override the site's own. */
export function findLabelOverrides(content: ContentClient): Promise<Record<string, string>> {
  return content.entry('/labels', labelsSchema);
}
