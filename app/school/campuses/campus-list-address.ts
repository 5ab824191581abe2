/** The address of the list of all campuses, with its order. Pure. */
import { pathTo } from '~/addresses/path-to';
import { placeParameter } from './nearest/place-address';

export type CampusOrder = 'region' | 'name';

/** @param place word of the place from which distances are measured */
export function campusesHref(order: CampusOrder, place: string | null = null): string {
  const query = new URLSearchParams();
  if (place) query.set(placeParameter, place);
  if (order === 'name') query.set('tri', 'nom');
  return query.size > 0 ? `${pathTo('campus')}?${query}` : pathTo('campus');
}

/** By region, unless the address says otherwise. */
export function parseCampusOrder(parameters: URLSearchParams): CampusOrder {
  return parameters.get('tri') === 'nom' ? 'name' : 'region';
}
