/** The labels as loaders need them: for titles in the head, which no component renders. */
import type { Services } from '~/services.server';
import { createLabels, type Labels } from './labels';
import { findLabelOverrides } from './settings.server';

/** Labels with the content service's overrides; the site's own French when those cannot be had. */
export async function labelsOf({ content, log }: Pick<Services, 'content' | 'log'>): Promise<Labels> {
  try {
    return createLabels(await findLabelOverrides(content));
  } catch (error) {
    log.warn({ err: error }, 'label overrides unavailable');
    return createLabels({});
  }
}
