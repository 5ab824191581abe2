import { screens as list } from './screens';
import type { Source } from './source.server';

export const screens: Source = async function* ({ labels }) {
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
