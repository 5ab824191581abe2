/** Finds the parts that the site removes from rich texts, in every entry and page. */
import type { ContentClient } from '~/content/client.server';
import { removedParts } from '~/reading/rich-text/removed-parts.server';
import type { Finding } from '../../content-model/rules/duties/finding';
import { takenFinding } from '../../content-model/rules/duties/text-duties';
import { findingsOfContent, readersOfFields } from './findings-of-content.server';

/** Of all entries with rich text; the pages are read besides. */
export const richTextReaders = readersOfFields(['richText'], 'scalar');

/** @throws {ContentError} */
export const findRemovedParts = (content: ContentClient): Promise<Finding[]> =>
  findingsOfContent(content, richTextReaders, (address, { slug: _, ...texts }) => findingsOf(address, texts));

/** @param value an entry's rich texts, or the blocks of a page: HTML at any depth */
function findingsOf(subject: string, value: unknown): Finding[] {
  const html = textsIn(value).filter((text) => text.includes('<'));
  const removed = new Set(html.flatMap(removedParts));
  return removed.size === 0 ? [] : [takenFinding(subject, [...removed])];
}

/** Every text of a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(textsIn);
}
