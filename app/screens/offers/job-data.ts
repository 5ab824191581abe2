/** Structured data (schema.org) of an offer. Pure. */
import type { JobPosting } from 'schema-dts';
import { pathTo } from '~/addresses/path-to';
import { isFilled, lastDay } from '~/school/offers/offer-day';
import type { Offer } from '~/school/offers/offers.server';
import { addressOf, type Description } from '~/site/structured-data/facts';

/**
 * For the page of a single offer. Null once the offer is filled: an expired job must not be listed
 * (developers.google.com/search/docs/appearance/structured-data/job-posting).
 */
export function jobData(offer: Offer, now: Date): Description {
  return (facts): JobPosting | null => {
    // Google refuses an offer without date, employer or place.
    if (isFilled(offer, now) || !offer.publishDate || !offer.company || !offer.city) return null;
    const url = addressOf(facts, pathTo('offres-alternance/:slug', offer.slug));
    return {
      '@type': 'JobPosting',
      '@id': `${url}#offre`,
      url,
      title: offer.title,
      description: descriptionOf(offer),
      datePosted: offer.publishDate.slice(0, 10),
      validThrough: lastDay(offer) || undefined,
      jobStartDate: offer.startsOn.slice(0, 10) || undefined,
      employmentType: offer.contract ? employmentTypes[offer.contract] : undefined,
      hiringOrganization: { '@type': 'Organization', name: offer.company },
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: offer.city, addressCountry: 'FR' },
      },
      identifier: { '@type': 'PropertyValue', name: facts.settings.title, value: offer.slug },
      industry: offer.sector?.title,
      occupationalCategory: offer.rome ?? undefined,
      workHours: offer.rhythm ?? undefined,
      directApply: false,
    };
  };
}

/**
 * Work-study contracts are full time, school included, and end with the programme (Code du travail L6222-24, L6325-6).
 */
const employmentTypes = {
  apprenticeship: ['FULL_TIME', 'TEMPORARY'],
  professionalisation: ['FULL_TIME', 'TEMPORARY'],
  internship: 'INTERN',
} as const;

/** HTML, as Google reads it, from the plain texts of the offer. */
function descriptionOf({ summary, title, missions, profile }: Offer): string {
  const list = (lines: readonly string[]) =>
    lines.length > 0 ? `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>` : '';
  return `<p>${escapeHtml(summary ?? title)}</p>${list(missions)}${list(profile)}`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
