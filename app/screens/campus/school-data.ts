/** Structured data (schema.org) of the school with its campuses. Pure. */
import type { CollegeOrUniversity } from 'schema-dts';
import type { CampusSummary } from '~/school/campuses/campuses.server';
import { addressOf, type Description, pictureOf, schoolReference } from '~/site/structured-data/facts';
import { campusId } from './campus-structured-data';

/** The school. Its campuses only by their identities (JSON-LD 1.1 §3.3): each describes itself on its own page. */
export function schoolData(campuses: readonly CampusSummary[]): Description {
  return (facts): CollegeOrUniversity => {
    const { school, social, email, description, title, logo, siteUrl } = facts.settings;
    const otherSites = siteUrl !== null && new URL(siteUrl).origin !== facts.origin ? [siteUrl] : [];
    return {
      ...schoolReference(facts),
      alternateName: title,
      legalName: school.legalName ?? undefined,
      description: description ?? undefined,
      logo: pictureOf(facts, school.logo ?? logo) ?? addressOf(facts, '/icons/icon-512.png'),
      email: email ?? undefined,
      telephone: school.phone ?? undefined,
      address: school.address ?? undefined,
      sameAs: [...otherSites, ...social.map(({ href }) => href)],
      subOrganization: campuses.map((campus) => ({ '@id': campusId(campus, facts) })),
    };
  };
}
