import { pathTo } from '~/screens/list/path-to';

/** `/cout-d-une-annee?formation=bts-gpn&campus=lyon` */
export function yearCostHref(programme: string | null, campus: string | null): string {
  const parameters = new URLSearchParams();
  if (programme) parameters.set('formation', programme);
  if (campus) parameters.set('campus', campus);
  const query = parameters.toString();
  return `${pathTo('cout-d-une-annee')}${query ? `?${query}` : ''}`;
}
