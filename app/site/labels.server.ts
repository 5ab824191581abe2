/** The labels for loaders, which write the titles in the head. */
import type { ContentClient } from '~/content/client.server';
import type { Locale } from '../../content-model/rules/locale';
import { whileSame } from '../../content-model/values/while-same';
import { createLabels, type LabelOverrides, type Labels } from './labels';
import { findSchoolLabels } from './school-labels.server';

/** The school's labels. @param language of the content: overrides replace the site's own texts in that language */
export async function labelsOf(
  { content }: { content: ContentClient },
  language: Locale = 'fr',
): Promise<Labels> {
  return labelsFor(await findSchoolLabels(content), language);
}

/** The site's own English texts, loaded with their first use: most schools have no English pages. */
export async function findEnglishLabels(): Promise<LabelOverrides> {
  const { englishLabels } = await import('./english-labels.server');
  return englishLabels;
}

async function labelsFor(overrides: LabelOverrides, language: Locale): Promise<Labels> {
  if (language === 'fr') return createLabels(overrides);
  return createLabels(withOverrides(overrides, await findEnglishLabels()), language);
}

const withOverrides = whileSame(
  (overrides: LabelOverrides, texts: LabelOverrides): LabelOverrides => ({ ...texts, ...overrides }),
);
