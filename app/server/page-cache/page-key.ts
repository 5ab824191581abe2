/** The page of a request. Pure. */
import { addressOfData, routeOfData } from '~/framework/data-requests';
import { screenList } from '~/screens/list/screen-list';
import { isBelowNoPage } from '~/site/page-path';

export interface AskedPage {
  key: string;
  path: string;
  /** Canonical path and known parameters: the input of the render. */
  target: string;
  /** Loader data for a client navigation, not a document. */
  data: boolean;
  /** Query parameters the page does not use, encoded; empty when there are none. */
  unusedQuery: string;
}

export interface KeyOptions {
  /** Version of the build: two builds never share a page. */
  version: string;
  /** Whether a route, by its id, matches the path: only then can its loader be called there. */
  isRouteOf: (path: string, id: string) => boolean;
}

/** Most values of one parameter: a visitor may tick every campus in the finder. */
const mostValues = 32;

/**
 * The key is made of path, known query parameters in fixed order, loader and build; a page is the same for every agent.
 * A parameter without a value counts as absent, since forms send empty fields too, unless the page says otherwise.
 *
 * @param target path and query as they came, canonical in form
 * @returns null when it is not a page, and for loader data of a route that does not match the path
 */
export function askedPage(target: string, { version, isRouteOf }: KeyOptions): AskedPage | null {
  const canonical = canonicalTarget(target, isRouteOf);
  return canonical && { ...canonical, key: `${version} ${canonical.target}` };
}

function canonicalTarget(target: string, isRouteOf: KeyOptions['isRouteOf']): Omit<AskedPage, 'key'> | null {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  const declared = parametersOf(path);
  if (!declared) return null;
  if (mark === -1) return { path, target, data: false, unusedQuery: '' };
  const parameters = new URLSearchParams(target.slice(mark + 1));
  const kept = new URLSearchParams();
  for (const name of declared.names) {
    const values = parameters.getAll(name).filter((value) => declared.emptyMatters || value !== '');
    for (const value of values.slice(0, mostValues)) kept.append(name, value);
    parameters.delete(name);
  }
  const route = routeOfData(parameters);
  if (route !== null && !isRouteOf(path, route)) return null;
  const query = kept.toString();
  const page = query ? `${path}?${query}` : path;
  return {
    path,
    target: route === null ? page : addressOfData(page, route),
    data: route !== null,
    unusedQuery: parameters.toString(),
  };
}

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

/** The query parameters that a page reads, from the list of screens. @returns null when there is no page below that path */
export function parametersOf(path: string): PageParameters | null {
  if (isBelowNoPage(path)) return null;
  return byPath.get(path) ?? byPath.get(`${path.slice(0, path.lastIndexOf('/'))}/*`) ?? none;
}
