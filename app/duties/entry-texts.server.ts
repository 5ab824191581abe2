/** Rich texts of every entry and page, as the content service has them, and what the site takes away from them. */
import type { ContentClient } from '~/content/client.server';
import { takenFrom } from '~/reading/rich-text/taken.server';
import type { Finding } from '../../content-model/rules/duties/finding';
import { takenFinding } from '../../content-model/rules/duties/text-duties';
import { entriesHolding, findingsOfContent } from './findings-of-content.server';

/** Entries with rich text, beside the pages. */
export const textual = entriesHolding(['richText'], 'scalar');

/** @throws {ContentError} */
export const findTextsTakenFrom = (content: ContentClient): Promise<Finding[]> =>
  findingsOfContent(content, textual, (address, { slug: _, ...texts }) => textFindings(address, texts));

/** @param value an entry's rich texts, or the blocks of a page: HTML at any depth */
function textFindings(subject: string, value: unknown): Finding[] {
  const taken = new Set(textsIn(value).flatMap(takenFrom));
  return taken.size === 0 ? [] : [takenFinding(subject, [...taken])];
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('<') ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
