/**
 * Bundles each French label with the code that uses it, instead of all labels with every page
 * (docs/decisions/007-labels.md). The server has all of them.
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { defaultLabels, type LabelKey } from '../../app/site/labels/index';
import { usedLabels } from '../../app/site/labels/used-labels';

const app = fileURLToPath(new URL('../../app/', import.meta.url));
const allLabels = '~/site/labels/index';
const keys = Object.keys(defaultLabels) as LabelKey[];

export function labelsWhereUsed(): Plugin {
  return {
    name: 'labels-where-used',
    // After the server's half of a route has been taken off.
    enforce: 'post',
    load(id, { ssr } = {}) {
      if (!ssr && id === `${app}site/labels/index.ts`) return 'export const defaultLabels = {};';
    },
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.startsWith(app) || id.startsWith(`${app}site/labels/`)) return;
      const used = usedLabels(code, keys);
      if (used.length === 0) return;
      const texts = JSON.stringify(Object.fromEntries(used.map((key) => [key, defaultLabels[key]])));
      return {
        code: `${code}\nimport { defaultLabels as labelsAtHand } from '${allLabels}';\nObject.assign(labelsAtHand, ${texts});\n`,
        map: null,
        // A module nobody uses is not kept for its labels.
        moduleSideEffects: false,
      };
    },
  };
}
