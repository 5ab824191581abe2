/** The labels that editors have changed, from the content service. */
import { z } from 'zod';
import type { ContentClient } from '~/content/client.server';
import { labelKeyPattern } from '../../content-model/singles/labels';

/**
 * A value that is no text is left out: the site's own label stays. A record in which nothing has the key of a label is
 * another answer, and refused; an empty one is that of a school that overrides no label.
 */
const labelsSchema = z
  .record(z.string(), z.unknown())
  .refine((record) => {
    const keys = Object.keys(record);
    return keys.length === 0 || keys.some((key) => labelKeyPattern.test(key));
  }, 'no key of a label in it')
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
