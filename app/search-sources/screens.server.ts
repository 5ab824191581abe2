import { findEmptyLists } from '~/school/pages/absent-links.server';
import { searchedScreens as list } from './screens';
import type { DocumentSource } from './source.server';

export const screenSource: DocumentSource = async function* ({ content, labels }) {
  const empty = await findEmptyLists(content);
  for (const { href, title, summary, words } of list) {
    if (empty.includes(href)) continue;
    yield {
      kind: 'page',
      href,
      title: labels(title),
      summary: labels(summary),
      details: [],
      text: { name: labels(title), keys: words, places: '', lead: labels(summary), body: '' },
    };
  }
};
