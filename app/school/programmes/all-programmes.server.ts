/** Every programme of the school. */
import type { ContentClient, ContentList } from '~/content/client.server';
import { listProgrammes, type ProgrammeSummary } from './programmes.server';

/** Programmes asked for at once; a content service may refuse more (Strapi's own limit). */
const pageSize = 100;

/** Results by the first page of the answer, garbage collected with it. */
const made = new WeakMap<
  ContentList<ProgrammeSummary>,
  { pages: readonly ContentList<ProgrammeSummary>[]; all: readonly ProgrammeSummary[] }
>();

/**
 * All programmes, by level then title. The same array while the content does not change, so that derived values can
 * be cached by it.
 *
 * @throws {ContentError}
 */
export async function listAllProgrammes(content: ContentClient): Promise<readonly ProgrammeSummary[]> {
  const page = (number: number) => listProgrammes(content, {}, { page: number, pageSize });
  const first = await page(1);
  const further = Math.max(0, Math.ceil(first.total / pageSize) - 1);
  const pages = [
    first,
    ...(await Promise.all(Array.from({ length: further }, (_, index) => page(index + 2)))),
  ];
  const known = made.get(first);
  if (known?.pages.length === pages.length && known.pages.every((list, index) => list === pages[index])) {
    return known.all;
  }
  const all = pages.flatMap(({ items }) => items);
  made.set(first, { pages, all });
  return all;
}
