import { findEmptyLists } from '~/school/pages/absent-links.server';
import { searchedScreens } from './screens';
import type { DocumentSource } from './source.server';

/** Screens of the site, except lists that are empty in this school. */
export const screenSource: DocumentSource = async function* ({ content, labels }) {
  const emptyLists = await findEmptyLists(content);
  for (const { href, title, summary, words } of searchedScreens) {
    if (emptyLists.includes(href)) continue;
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
