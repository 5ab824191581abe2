/** A campus, as search engines read it. Pure. */
import type { CollegeOrUniversity } from 'schema-dts';
import {
  addressOf,
  type Description,
  type Facts,
  pictureOf,
  schoolReference,
} from '~/site/structured-data/facts';
import { postalAddress } from '~/site/structured-data/postal-address';
import { campusName } from './campus-name';
import type { CampusSummary } from './campuses.server';

export function campusData(campus: CampusSummary): Description {
  return (facts): CollegeOrUniversity => ({
    ...campusEntry(campus, facts),
    description: campus.summary,
    image: pictureOf(facts, campus.image),
    parentOrganization: schoolReference(facts),
  });
}

/** A campus among others: who, where, and how to reach it. */
export function campusEntry(campus: CampusSummary, facts: Facts) {
  const { slug, title, latitude, longitude, phone, email } = campus;
  const url = addressOf(facts, `/campus/${slug}`);
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${url}#campus`,
    name: campusName(title, facts.t),
    url,
    address: postalAddress(campus),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    telephone: phone ?? undefined,
    email: email ?? undefined,
  } as const satisfies CollegeOrUniversity;
}
