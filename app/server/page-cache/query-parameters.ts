/** Which query parameters a page reads, from the one list of screens. Pure. */

import { screenList } from '~/screens/list/screen-list';
import { isBelowNoPage } from '~/site/page-path';

export interface PageParameters {
  /** In their order in the key. */
  names: readonly string[];
  /** Whether a parameter without a value is one. */
  emptyMatters: boolean;
}

/** By path; where the last segment is a parameter, by the parent path and `/*`. */
const byPath = new Map(
  screenList
    .filter(({ parameters }) => parameters.length > 0)
    .map((entry) => [
      `/${entry.path.replace(/:[a-z]+\??$/, '*')}`,
      { names: entry.parameters, emptyMatters: entry.kind === 'screen' && entry.emptyMatters === true },
    ]),
);
const none: PageParameters = { names: [], emptyMatters: false };

/** @returns null when there is no page below that path */
export function parametersOf(path: string): PageParameters | null {
  if (isBelowNoPage(path)) return null;
  return byPath.get(path) ?? byPath.get(`${path.slice(0, path.lastIndexOf('/'))}/*`) ?? none;
}
