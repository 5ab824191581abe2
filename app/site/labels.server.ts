/** The labels as loaders need them: for titles in the head, which no component renders. */
import type { ContentClient } from '~/content/client.server';
import type { Locale } from '~/content/locale';
import type { Log } from '~/log.server';
import { createLabels, type LabelOverrides, type Labels } from './labels';
import { englishLabels } from './labels/english.server';
import { findSchoolLabels } from './school-labels.server';

/**
 * Labels with the school's own; the site's own when those cannot be loaded.
 *
 * @param language of the content: in English the site's own English stands below the overrides
 */
export async function labelsOf(
  { content, log }: { content: ContentClient; log: Log },
  language: Locale = 'fr',
): Promise<Labels> {
  try {
    return labelsFor(await findSchoolLabels(content), language);
  } catch (error) {
    log.warn({ err: error }, 'label overrides unavailable');
    return labelsFor(none, language);
  }
}

const none: LabelOverrides = {};
const made: Record<Locale, WeakMap<LabelOverrides, Labels>> = { fr: new WeakMap(), en: new WeakMap() };

/** The same function for the same overrides, so that values derived from it are computed once. */
function labelsFor(overrides: LabelOverrides, language: Locale): Labels {
  const known = made[language].get(overrides);
  if (known) return known;
  const own = language === 'en' ? englishLabels : {};
  const labels = createLabels({ ...own, ...overrides }, language);
  made[language].set(overrides, labels);
  return labels;
}
