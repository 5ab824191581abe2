/** The situations of 'Je suis en…', and the finder's question for each. Pure. */
import { pathTo } from '~/addresses/path-to';
import { placeParameter } from '../campuses/nearest/place-address';
import type { PartialFinderState } from '../programmes/finder/finder-state';

/** In the form of addresses, in the order of age. */
export const situations = [
  'troisieme',
  'premiere',
  'terminale',
  'bac-1',
  'bac-2',
  'bac-3',
  'en-poste',
  'parent',
  'entreprise',
] as const;
export type Situation = (typeof situations)[number];

export const orientationPath = pathTo('pour-vous');

/** An unknown situation counts as none; of a duplicate the first counts. */
export function parseSituation(parameters: URLSearchParams): Situation | null {
  return situations.find((situation) => situation === parameters.get('situation')) ?? null;
}

/** @param place word of a place, as addresses have it */
export function orientationHref(situation: Situation | null, place: string): string {
  const query = new URLSearchParams(situation ? { situation } : {});
  query.set(placeParameter, place);
  return `${orientationPath}?${query}`;
}

const duration = ['longue'];
const afterBac = { entry: ['0', '1'], duration };

/** The criteria of the programmes that one can begin; a situation without any may begin all. */
const criteria: Partial<Record<Situation, PartialFinderState['chosen']>> = {
  troisieme: { entry: ['troisieme'], duration },
  premiere: afterBac,
  terminale: afterBac,
  'bac-1': afterBac,
  'bac-2': { entry: ['2'], duration },
  'bac-3': { entry: ['3', '4', '5'], duration },
  // The class of the child is not known.
  parent: { duration },
};

export function criteriaFor(situation: Situation | null): NonNullable<PartialFinderState['chosen']> {
  return (situation && criteria[situation]) ?? {};
}
