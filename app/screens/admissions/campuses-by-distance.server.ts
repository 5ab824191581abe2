/** Sorts the available campuses by their distance from the place in an address. */
import type { ContentClient } from '~/content/client.server';
import type { Choice } from '~/school/admissions/crm.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';
import { type Nearness, nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { placeInput } from '~/school/campuses/nearest/resolve-place';
import { vicinityOf } from '~/school/campuses/nearest/vicinity';
import type { Labels } from '~/site/labels';

/** A campus with its distance: `à 12 km`. */
export interface CampusToChoose extends Choice {
  distance?: string;
}

interface CampusesWithNearness {
  campuses: CampusToChoose[] | null;
  /** Null without a place. */
  nearness: Nearness | null;
}

/** If the campuses' positions cannot be read the order stays unchanged: it is not a reason to fail. */
export async function campusesByDistance(
  content: ContentClient,
  parameters: URLSearchParams,
  choices: Choice[] | null,
  t: Labels,
): Promise<CampusesWithNearness> {
  const unplaced = { campuses: choices, nearness: null };
  const input = placeInput(parameters);
  if (input === '') return unplaced;
  const campuses = await listCampuses(content);
  if (campuses.length === 0) return unplaced;
  const { shown, from } = nearnessOf(input, campuses, t);
  const vicinity = vicinityOf(from, campuses, t);
  const placed = byNearestPlace(choices ?? [], ({ slug }) => [slug], from, campuses);
  const sorted = placed.map(({ item, place: campus }) =>
    campus && vicinity ? { ...item, distance: vicinity.nearestOf(campus).distance } : item,
  );
  return { campuses: choices && sorted, nearness: shown };
}
