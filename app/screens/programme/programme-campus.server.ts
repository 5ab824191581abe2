/** The campus that the address of a programme's page requests, and what the page says of it. */

import { personToCall } from '~/school/campuses/campus-contacts';
import { atCampus, campusName } from '~/school/campuses/campus-name';
import type { CampusSummary, PracticalCampus } from '~/school/campuses/campuses.server';
import { byNearestPlace } from '~/school/campuses/nearest/by-nearest-place';
import { kilometresFrom } from '~/school/campuses/nearest/within-reach';
import type { Programme } from '~/school/programmes/programmes.server';
import { addressLine } from '~/site/address-line';
import type { Labels } from '~/site/labels';
import type { CampusContact, CampusNotice } from './sheet/programme-sheet';

type Taught = Pick<Programme, 'campuses'>;

type RequestedCampus =
  | { kind: 'none' }
  | { kind: 'teaching'; campus: CampusSummary }
  | { kind: 'not-teaching'; campus: CampusSummary };

/**
 * The campus in `?campus=`, and whether it teaches the programme; an unknown one counts as none.
 *
 * @param campuses the school's
 */
export function requestedCampus(
  parameters: URLSearchParams,
  programme: Taught,
  campuses: readonly CampusSummary[],
): RequestedCampus {
  const campus = campuses.find(({ slug }) => slug === parameters.get('campus'));
  if (!campus) return { kind: 'none' };
  const [teaching] = campusesThatTeach(programme, [campus]);
  return { kind: teaching ? 'teaching' : 'not-teaching', campus };
}

/** Those of some campuses that teach the programme. */
export function campusesThatTeach<Campus extends { slug: string }>(
  programme: Taught,
  campuses: readonly Campus[],
): Campus[] {
  return campuses.filter(({ slug }) => programme.campuses.some((campus) => campus.slug === slug));
}

/** How to reach the requested campus; null unless it teaches the programme. */
export function campusContact(
  requested: RequestedCampus,
  practicalCampuses: readonly PracticalCampus[],
  t: Labels,
): CampusContact | null {
  if (requested.kind !== 'teaching') return null;
  const { campus } = requested;
  const practicalCampus = practicalCampuses.find(({ slug }) => slug === campus.slug);
  return {
    slug: campus.slug,
    name: campusName(campus.title, t),
    at: atCampus(campus.title, t),
    address: addressLine(campus, '\u00a0') || null,
    phone: campus.phone,
    email: campus.email,
    person: personToCall(practicalCampus?.team ?? [], 'studies')?.name ?? null,
  };
}

/**
 * The notice about a requested campus that does not teach the programme, with the nearest one that does; null without
 * such a request.
 */
export function campusNotice(
  requested: RequestedCampus,
  programme: Taught,
  campuses: readonly CampusSummary[],
  t: Labels,
): CampusNotice | null {
  if (requested.kind !== 'not-teaching') return null;
  const { campus } = requested;
  const [nearest] = byNearestPlace(
    campusesThatTeach(programme, campuses),
    ({ slug }) => [slug],
    campus,
    campuses,
  );
  return {
    text: t(nearest ? 'programmes.campus.notTaught' : 'programmes.campus.nowhere', {
      campus: atCampus(campus.title, t),
    }),
    // Without a distance nobody knows which is the nearest.
    nearest: nearest?.place
      ? {
          slug: nearest.item.slug,
          text: t('programmes.campus.nearest', {
            campus: nearest.item.title,
            distance: kilometresFrom(campus, nearest.item),
          }),
        }
      : null,
  };
}
