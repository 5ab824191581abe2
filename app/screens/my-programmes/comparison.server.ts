/** Loads the table of the programmes that an address names. */

import { namedEntry } from '~/base/named-entry';
import { noneIfNotFound } from '~/content/errors';
import type { PageContent } from '~/content/page-content.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import type { AdmissionFacts } from '~/school/programmes/admission-state';
import { maxCompared, parseComparison } from '~/school/programmes/comparison-address';
import { findProgramme, listAllProgrammes, type Programme } from '~/school/programmes/programmes.server';
import { similarProgrammes } from '~/school/programmes/similar-programmes';
import { toProgrammeSheet } from '~/screens/programme/sheet/programme-sheet';

/** @throws {ContentError} */
export async function loadComparison(content: PageContent, parameters: URLSearchParams, now: Date) {
  const { slugs, doubled } = parseComparison(parameters);
  const [all, facts] = await Promise.all([
    listAllProgrammes(content.subject),
    findAdmissionFacts(content, now),
  ]);
  const titleOf = (slug: string) => all.find((programme) => programme.slug === slug)?.title;
  // An unknown programme takes no place of the three.
  const schoolSlugs = slugs.filter((slug) => titleOf(slug) !== undefined);
  const leftOut = schoolSlugs.slice(maxCompared);
  // A programme that was just withdrawn counts as unknown.
  const found = await Promise.all(
    schoolSlugs.slice(0, maxCompared).map((slug) => findProgramme(content, slug).catch(noneIfNotFound)),
  );
  const compared = found.filter((programme) => programme !== null);
  const comparedSlugs = new Set(compared.map(({ slug }) => slug));
  const isFull = compared.length >= maxCompared;
  const others = all.filter(({ slug }) => !comparedSlugs.has(slug));
  return {
    compared: compared.map((programme) => toComparedProgramme(programme, facts)),
    /** Titles of requested programmes above the limit. */
    leftOut: leftOut.flatMap((slug) => titleOf(slug) ?? []),
    /** Number of requested programmes that the school does not have. */
    unknown: slugs.length - compared.length - leftOut.length,
    doubled,
    suggested: isFull || compared.length === 0 ? [] : similarProgrammes(all, compared).map(namedEntry),
    /** Programmes that can still be added. */
    offered: isFull
      ? []
      : others.map(({ slug, title, exitLevel, duration }) => ({ slug, title, exitLevel, duration })),
  };
}

export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>;

export type ComparedProgramme = ReturnType<typeof toComparedProgramme>;

/** The fields of a programme in the table. */
export function toComparedProgramme(programme: Programme, facts: AdmissionFacts) {
  const sheet = toProgrammeSheet(programme, facts);
  const { calendar, opensOn, closesOn, delay } = sheet.admission;
  return {
    slug: sheet.slug,
    title: sheet.title,
    sector: sheet.sector,
    entryLevel: sheet.entryLevel,
    exitLevel: sheet.exitLevel,
    publicDiploma: sheet.publicDiploma,
    duration: sheet.duration,
    rhythms: sheet.rhythms,
    certification: sheet.certification,
    registration: sheet.registration,
    campuses: sheet.campuses.map(({ title }) => title),
    intakes: sheet.intakes,
    prices: sheet.prices,
    admission: { calendar, opensOn, closesOn, delay },
    ways: sheet.ways,
    outcomes: sheet.outcomes,
    followOn: sheet.followOn,
    careers: sheet.careers,
  };
}
