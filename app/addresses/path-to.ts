/** Addresses of this site by the paths of its screens: the compiler finds every link to a removed screen. */
import type { SitePath } from './site-addresses';

/** One text for each `:name` of a path. */
type Segments<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [segment: string, ...Segments<Rest>]
  : [];

/**
 * @param path of a screen or file, as in the list of addresses
 * @param segments the values of each `:name`, in order
 * @returns `/formations/bts-gpn`
 */
export function pathTo<Path extends SitePath>(path: Path, ...segments: Segments<Path>): `/${string}` {
  const remaining: string[] = [...segments];
  return `/${path.replace(/:[a-z]+\??/g, () => remaining.shift() ?? '')}`;
}
