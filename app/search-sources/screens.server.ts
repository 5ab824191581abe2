import { searchedScreens as list } from './screens';
import type { DocumentSource } from './source.server';

export const screenSource: DocumentSource = async function* ({ labels }) {
  for (const { href, title, summary, words } of list) {
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
