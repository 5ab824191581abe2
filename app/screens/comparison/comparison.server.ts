/** Loads the comparison of an address. */

import { namedEntry } from '~/base/named-entry';
import type { ContentClient } from '~/content/client.server';
import { ContentNotFound } from '~/content/errors';
import type { PageContent } from '~/content/page-content.server';
import { listCampuses } from '~/school/campuses/campuses.server';
import { aroundPlace } from '~/school/campuses/nearest/around-place.server';
import { nearnessOf } from '~/school/campuses/nearest/nearness.server';
import { findAdmissionFacts } from '~/school/programmes/admission-facts.server';
import { listAllProgrammes } from '~/school/programmes/all-programmes.server';
import { mostCompared, parseComparison } from '~/school/programmes/comparison-address';
import { neighboursOf } from '~/school/programmes/neighbours';
import { findProgramme, type Programme } from '~/school/programmes/programmes.server';
import type { Labels } from '~/site/labels';
import { toComparedProgramme } from './compared-programme';

/** @throws {ContentError} */
export async function loadComparison(
  content: PageContent,
  parameters: URLSearchParams,
  { now, t }: { now: Date; t: Labels },
) {
  const { slugs, left, doubled } = parseComparison(parameters);
  const [all, campuses, facts] = await Promise.all([
    listAllProgrammes(content.subject),
    listCampuses(content),
    findAdmissionFacts(content, now),
  ]);
  const nearness = nearnessOf(parameters, campuses, t);
  const around = aroundPlace(nearness.from, campuses, t);
  const titleOf = (slug: string) => all.find((programme) => programme.slug === slug)?.title;
  const asked = slugs.filter((slug) => titleOf(slug) !== undefined);
  const found = (await Promise.all(asked.map((slug) => findOrNone(content, slug)))).flatMap(
    (programme) => programme ?? [],
  );
  const chosen = new Set(found.map(({ slug }) => slug));
  const full = found.length >= mostCompared;
  return {
    compared: found.map((programme) => toComparedProgramme(programme, facts, around)),
    nearness: nearness.shown,
    common: nearness.common,
    campuses: campuses.map(namedEntry),
    /** Titles of requested programmes above the limit. */
    left: left.flatMap((slug) => titleOf(slug) ?? []),
    /** Number of requested programmes that the school does not have. */
    unknown: slugs.length - found.length + left.filter((slug) => titleOf(slug) === undefined).length,
    doubled,
    suggested: full || found.length === 0 ? [] : neighboursOf(all, found).map(namedEntry),
    /** Programmes that can still be added. */
    offered: full
      ? []
      : all
          .filter(({ slug }) => !chosen.has(slug))
          .map(({ slug, title, exitLevel, duration }) => ({ slug, title, exitLevel, duration })),
  };
}

export type ComparisonData = Awaited<ReturnType<typeof loadComparison>>;

/** A programme that was just withdrawn counts as unknown. */
async function findOrNone(content: ContentClient, slug: string): Promise<Programme | null> {
  try {
    return await findProgramme(content, slug);
  } catch (error) {
    if (error instanceof ContentNotFound) return null;
    throw error;
  }
}
