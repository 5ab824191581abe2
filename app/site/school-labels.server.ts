/** The labels of the current school: its editors' overrides, and its name unless they give another. */
import type { ContentClient } from '~/content/client.server';
import { sharedInRecording } from '~/content/content-use.server';
import { withFallback } from '~/content/page-content.server';
import { whileSame } from '../../content-model/values/while-same';
import { findLabelOverrides } from './label-overrides.server';
import type { LabelOverrides } from './labels';
import { findSettings, type Settings } from './settings.server';

/** The site's own labels replace overrides that cannot be loaded; without settings the name is missing. */
export const findSchoolLabels = sharedInRecording(async (content: ContentClient): Promise<LabelOverrides> => {
  const [overrides, settings] = await Promise.all([
    withFallback(findLabelOverrides(content), noOverrides),
    withFallback(findSettings(content), null),
  ]);
  return compose(overrides, settings);
});

const noOverrides: LabelOverrides = {};

/** One object for each pair of answers: labels are looked up by it. */
const compose = whileSame((overrides: LabelOverrides, settings: Settings | null) => ({
  ...(settings ? namesOf(settings) : {}),
  ...overrides,
}));

function namesOf({ siteName, school }: Settings): LabelOverrides {
  return { 'commons.brand.name': siteName, 'commons.brand.fullName': school.name ?? siteName };
}
