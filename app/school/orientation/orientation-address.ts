/** The address of the answer to 'Je suis en… près de…'. Pure. */
import { pathTo } from '~/screens/list/path-to';
import { placeParameter } from '../campuses/nearest/place-address';
import { type Situation, situations } from './situations';

export const orientationPath = pathTo('pour-vous');

/** An unknown situation counts as none; of a duplicate the first counts. */
export function parseSituation(parameters: URLSearchParams): Situation | null {
  return situations.find((situation) => situation === parameters.get('situation')) ?? null;
}

/** @param place word of a place, as addresses have it */
export function orientationHref(situation: Situation | null, place: string | null): string {
  const parameters = new URLSearchParams();
  if (situation) parameters.set('situation', situation);
  if (place) parameters.set(placeParameter, place);
  const query = parameters.toString();
  return query ? `${orientationPath}?${query}` : orientationPath;
}
