/** The page of a request. Pure. */

import { siteAddresses } from '~/addresses/site-addresses';
import { addressOfData, routeOfData } from '~/framework/data-requests';

export interface PageRequest {
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

/** Values of one parameter at most: a visitor may tick every campus in the finder. */
const maxValues = 32;

/**
 * The key is made of path, known query parameters in fixed order, loader and build; a page is the same for every agent.
 * A parameter without a value counts as absent, since forms send empty fields too, unless the page says otherwise.
 *
 * @param target path and query as they came, canonical in form
 * @returns null when it is not a page, and for loader data of a route that does not match the path
 */
export function toPageRequest(target: string, { version, isRouteOf }: KeyOptions): PageRequest | null {
  const canonical = canonicalTarget(target, isRouteOf);
  return canonical && { ...canonical, key: `${version} ${canonical.target}` };
}

function canonicalTarget(
  target: string,
  isRouteOf: KeyOptions['isRouteOf'],
): Omit<PageRequest, 'key'> | null {
  const queryStart = target.indexOf('?');
  const path = queryStart === -1 ? target : target.slice(0, queryStart);
  const declared = parametersOf(path);
  if (!declared) return null;
  if (queryStart === -1) return { path, target, data: false, unusedQuery: '' };
  const parameters = new URLSearchParams(target.slice(queryStart + 1));
  const declaredParameters = new URLSearchParams();
  for (const name of declared.names) {
    const values = parameters.getAll(name).filter((value) => declared.emptyMatters || value !== '');
    for (const value of values.slice(0, maxValues)) declaredParameters.append(name, value);
    parameters.delete(name);
  }
  const route = routeOfData(parameters);
  if (route !== null && !isRouteOf(path, route)) return null;
  const query = declaredParameters.toString();
  const page = query ? `${path}?${query}` : path;
  return {
    path,
    target: route === null ? page : addressOfData(page, route),
    data: route !== null,
    unusedQuery: parameters.toString(),
  };
}

interface PageParameters {
  /** In their order in the key. */
  names: readonly string[];
  /** Whether a parameter without a value counts. */
  emptyMatters: boolean;
}

/** Parameters by path; where the last segment is a parameter, by the parent path and `/*`. */
const parametersByPath = new Map(
  siteAddresses
    .filter(({ parameters }) => parameters.length > 0)
    .map((entry) => [
      `/${entry.path.replace(/:[a-z]+\??$/, '*')}`,
      { names: entry.parameters, emptyMatters: entry.kind === 'screen' && entry.emptyMatters === true },
    ]),
);
const noParameters: PageParameters = { names: [], emptyMatters: false };

/** Paths of files, pictures and machines: none of them is a page, or kept as one. */
const noPage = /^\/(?:assets|demo|hooks|images|uploads)\//;

/** The query parameters that a page reads, from the list of addresses. @returns null when there is no page below that path */
export function parametersOf(path: string): PageParameters | null {
  if (noPage.test(path)) return null;
  const parentPattern = `${path.slice(0, path.lastIndexOf('/'))}/*`;
  return parametersByPath.get(path) ?? parametersByPath.get(parentPattern) ?? noParameters;
}
