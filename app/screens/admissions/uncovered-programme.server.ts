import type { ContentClient } from '~/content/client.server';
import type { AdmissionsProblem } from '~/school/admissions/problem';
import { listProgrammes } from '~/school/programmes/programmes.server';

/** The programme an action does not cover, as a problem; null when no programme is called so. @throws {ContentError} */
export async function findUncoveredProgramme(
  content: ContentClient,
  courseSlug: string,
): Promise<AdmissionsProblem | null> {
  const only = { page: 1, pageSize: 1 };
  const { items } = await listProgrammes(content, { slugs: [courseSlug] }, only, { fromUserInput: true });
  const programme = items[0];
  return programme
    ? { kind: 'not-offered', programme: { slug: programme.slug, title: programme.title } }
    : null;
}
