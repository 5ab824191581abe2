/** Which of the school's own labels a page brings: those that code of the browser can look up. */

import { whileSame } from '../../content-model/values/while-same';
import type { LabelOverrides } from './labels';
import { labelsInBrowser } from './labels/in-browser.server';
import { defaultLabels } from './labels/index';

/**
 * The same object for the same overrides. A key without a default in the site comes from content
 * (`agenda.card.type.{type}`), and stays.
 *
 * @param used keys that browser code names; null if they are unknown: all stay
 */
export function labelsForBrowser(overrides: LabelOverrides, used = labelsInBrowser): LabelOverrides {
  return used === null ? overrides : among(overrides, used);
}

const among = whileSame(
  (overrides: LabelOverrides, used: ReadonlySet<string>): LabelOverrides =>
    Object.fromEntries(
      Object.entries(overrides).filter(([key]) => used.has(key) || !Object.hasOwn(defaultLabels, key)),
    ),
);
