/** Rich texts of every entry and page, as the content service has them, and the parts that the site removes. */
import type { ContentClient } from '~/content/client.server';
import { removedParts } from '~/reading/rich-text/removed-parts.server';
import type { Finding } from '../../content-model/rules/duties/finding';
import { takenFinding } from '../../content-model/rules/duties/text-duties';
import { entriesWith, findingsOfContent } from './findings-of-content.server';
import { textsIn } from './texts-in';

/** Entries with rich text, beside the pages. */
export const textual = entriesWith(['richText'], 'scalar');

/** @throws {ContentError} */
export const findTextsTakenFrom = (content: ContentClient): Promise<Finding[]> =>
  findingsOfContent(content, textual, (address, { slug: _, ...texts }) => textFindings(address, texts));

/** @param value an entry's rich texts, or the blocks of a page: HTML at any depth */
function textFindings(subject: string, value: unknown): Finding[] {
  const html = textsIn(value).filter((text) => text.includes('<'));
  const taken = new Set(html.flatMap(removedParts));
  return taken.size === 0 ? [] : [takenFinding(subject, [...taken])];
}
