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

export function campusStructuredData(campus: CampusSummary): Description {
  return (facts): CollegeOrUniversity => ({
    '@type': 'CollegeOrUniversity',
    '@id': campusId(campus, facts),
    name: campusName(campus.title, facts.t),
    url: campusUrl(campus, facts),
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

/** The identity by which a campus is named in other structured data. */
export function campusId(campus: CampusSummary, facts: Facts): string {
  return `${campusUrl(campus, facts)}#campus`;
}

function campusUrl({ slug }: CampusSummary, facts: Facts): string {
  return addressOf(facts, pathTo('campus/:slug', slug));
}
