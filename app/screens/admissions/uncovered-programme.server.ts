import type { ContentClient } from '~/content/client.server';
import { findCoverage } from '~/school/admissions/crm.server';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { listProgrammes } from '~/school/programmes/programmes.server';

/**
 * The problem of a programme that the action does not cover; null for an unknown programme
 * @throws {ContentError}
 */
export async function findUncoveredProgramme(
  content: ContentClient,
  courseSlug: string,
): Promise<AdmissionsProblem | null> {
  const only = { page: 1, pageSize: 1 };
  const { items } = await listProgrammes(content, { slugs: [courseSlug] }, only, { fromUserInput: true });
  const programme = items[0];
  if (!programme) return null;
  const covers = await findCoverage(content);
  const asked = programme.campuses.length > 0 && covers('contact', programme.slug);
  return { kind: 'not-offered', programme: { slug: programme.slug, title: programme.title, asked } };
}
