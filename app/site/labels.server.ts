/** The labels as loaders need them: for titles in the head, which no component renders. */
import type { ContentClient } from '~/content/client.server';
import type { Locale } from '../../content-model/rules/locale';
import { whileSame } from '../../content-model/values/while-same';
import { createLabels, type LabelOverrides, type Labels } from './labels';
import { findSchoolLabels } from './school-labels.server';

/**
 * Labels with the school's own.
 *
 * @param language of the content: in English the site's own English is used below the overrides
 */
export async function labelsOf(
  { content }: { content: ContentClient },
  language: Locale = 'fr',
): Promise<Labels> {
  return labelsFor(await findSchoolLabels(content), language);
}

/** The site's own English, read with its first use: most schools have no English pages. */
export async function findEnglishLabels(): Promise<LabelOverrides> {
  const { englishLabels } = await import('./english-labels.server');
  return englishLabels;
}

async function labelsFor(overrides: LabelOverrides, language: Locale): Promise<Labels> {
  if (language === 'fr') return createLabels(overrides);
  return createLabels(above(overrides, await findEnglishLabels()), language);
}

const above = whileSame(
  (overrides: LabelOverrides, texts: LabelOverrides): LabelOverrides => ({ ...texts, ...overrides }),
);
