import { pathTo } from '~/addresses/path-to';

/** `/formations/bts-gpn`, and as a campus has it: `/formations/bts-gpn?campus=lyon` */
export function programmeHref(slug: string, campus?: string): string {
  const sheet = pathTo('formations/:slug', slug);
  return campus ? `${sheet}?campus=${campus}` : sheet;
}
