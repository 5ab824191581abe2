/**
 * The inputs of today's admission to any programme: dates of the settings, and the courses that the school's form
 * accepts.
 */
import type { ContentClient } from '~/content/client.server';
import { findCoverage } from '~/school/admissions/crm-gaps.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import type { AdmissionFacts } from './admission-state';

export async function findAdmissionFacts(content: ContentClient, now: Date): Promise<AdmissionFacts> {
  const [{ admission: dates }, acceptsCourse] = await Promise.all([
    settingsOrFallback({ content }),
    findCoverage(content),
  ]);
  return { dates, acceptsCourse, now };
}
