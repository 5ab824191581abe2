/** What the admission of any programme follows from today: dates of the settings, and what the school's form takes. */
import type { ContentClient } from '~/content/client.server';
import { findCoverage } from '~/school/admissions/crm.server';
import { settingsOrFallback } from '~/site/settings-or-fallback.server';
import type { AdmissionFacts } from './admission-state';

export async function findAdmissionFacts(content: ContentClient, now: Date): Promise<AdmissionFacts> {
  const [{ admission: dates }, covers] = await Promise.all([
    settingsOrFallback({ content }),
    findCoverage(content),
  ]);
  return { dates, covers, now };
}
