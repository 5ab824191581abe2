/** Structured data (schema.org) of a campus. Pure. */
import type { CollegeOrUniversity, GeoCoordinates } from 'schema-dts';
import { pathTo } from '~/addresses/path-to';
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
    geo: geoOf(campus),
    telephone: campus.phone ?? undefined,
    email: campus.email ?? undefined,
    description: campus.summary || undefined,
    image: pictureOf(facts, campus.image),
    parentOrganization: schoolReference(facts),
  });
}

function geoOf({ latitude, longitude }: CampusSummary): GeoCoordinates | undefined {
  if (latitude === null || longitude === null) return undefined;
  return { '@type': 'GeoCoordinates', latitude, longitude };
}

/** A campus among others. */
export function campusNode({ slug, title }: CampusSummary, facts: Facts) {
  const url = addressOf(facts, pathTo('campus/:slug', slug));
  return {
    '@type': 'CollegeOrUniversity',
    '@id': `${url}#campus`,
    name: campusName(title, facts.t),
    url,
  } as const satisfies CollegeOrUniversity;
}
