/** Structured data (schema.org) of a campus. Pure. */
import type { CollegeOrUniversity } from 'schema-dts';
import { campusName } from '~/school/campuses/campus-name';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import {
  addressOf,
  type Description,
  type Facts,
  pictureOf,
  schoolReference,
} from '~/site/structured-data/facts';
import { postalAddress } from '~/site/structured-data/postal-address';

export function campusData(campus: CampusSummary): Description {
  return (facts): CollegeOrUniversity => ({
    ...campusNode(campus, facts),
    address: postalAddress(campus),
    geo: { '@type': 'GeoCoordinates', latitude: campus.latitude, longitude: campus.longitude },
    telephone: campus.phone ?? undefined,
    email: campus.email ?? undefined,
    description: campus.summary,
    image: pictureOf(facts, campus.image),
    parentOrganization: schoolReference(facts),
  });
}

/** A campus among others. */
export function campusNode({ slug, title }: CampusSummary, facts: Facts) {
  const url = addressOf(facts, `/campus/${slug}`);
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${url}#campus`,
    name: campusName(title, facts.t),
    url,
  } as const satisfies CollegeOrUniversity;
}
