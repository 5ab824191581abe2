/** Chooses the school's own labels that a page sends: those that code in the browser can look up. */

import { whileSame } from '../../content-model/values/while-same';
import type { LabelOverrides } from './labels';
import { labelsInBrowser } from './labels/in-browser.server';
import { defaultLabels } from './labels/index';

/**
 * The same object for the same overrides. A key without a default in the site comes from content
 * (`agenda.card.type.{type}`), and stays.
 *
 * @param usedKeys keys that browser code names; null if they are unknown: all stay
 */
export function labelsForBrowser(overrides: LabelOverrides, usedKeys = labelsInBrowser): LabelOverrides {
  return usedKeys === null ? overrides : withUsedKeys(overrides, usedKeys);
}

const withUsedKeys = whileSame(
  (overrides: LabelOverrides, usedKeys: ReadonlySet<string>): LabelOverrides =>
    Object.fromEntries(
      Object.entries(overrides).filter(([key]) => usedKeys.has(key) || !Object.hasOwn(defaultLabels, key)),
    ),
);
