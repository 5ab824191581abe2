/** Addresses of this site by the paths of its screens: a screen that goes is named by the compiler wherever it is linked. */
import type { SitePath } from './screen-list';

/** One text for each `:name` of a path. */
type Segments<Path extends string> = Path extends `${string}:${infer Rest}`
  ? [segment: string, ...Segments<Rest>]
  : [];

/**
 * @param path of a screen or file, as the list of screens has it
 * @param segments what stands for each `:name`, in their order
 * @returns `/formations/bts-gpn`
 */
export function pathTo<Path extends SitePath>(path: Path, ...segments: Segments<Path>): `/${string}` {
  const left: string[] = [...segments];
  return `/${path.replace(/:[a-z]+\??/g, () => left.shift() ?? '')}`;
}
