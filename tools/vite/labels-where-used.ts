/**
 * Bundles each French label with the code that uses it, instead of all labels with every page
 * (docs/decisions/007-labels.md). The server has all of them.
 */
import type { Plugin } from 'vite';
import { defaultLabels, type LabelKey } from '../../app/site/labels/index';
import { usedLabels } from '../../app/site/labels/used-labels';

const allLabels = '~/site/labels/index';
const keys = Object.keys(defaultLabels) as LabelKey[];

export function labelsWhereUsed(): Plugin {
  /** As Vite begins the names of the site's modules: with slashes, on Windows too. */
  let app = '';
  let building = false;
  let leftOut = false;
  return {
    name: 'labels-where-used',
    // After the server's half of a route has been taken off.
    enforce: 'post',
    configResolved({ root, command }) {
      app = `${root}/app/`;
      building = command === 'build';
    },
    load(id, { ssr } = {}) {
      if (ssr || id !== `${app}site/labels/index.ts`) return;
      leftOut = true;
      return 'export const defaultLabels = {};';
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
    buildEnd(error) {
      if (error || !building || leftOut || this.environment?.name === 'ssr') return;
      this.error(`every page would bring all labels: no module is ${app}site/labels/index.ts`);
    },
  };
}
