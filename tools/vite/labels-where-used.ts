/**
 * Bundles each French label with the code that uses it, instead of all labels with every page
 * (docs/architecture.md, 'Labels where they are used'). The server has all labels, and a list of those in the browser's
 * code: the browser's half is built first.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { defaultLabels, type LabelKey } from '../../app/site/labels/index';
import { labelsInCode } from '../../app/site/labels/labels-in-code';

const allLabels = '~/site/labels/index';
/** The keys in the browser's code, for the build for the server. */
const browserKeysFile = 'node_modules/.cache/labels-in-browser.json';
const keys = Object.keys(defaultLabels) as LabelKey[];

export function labelsWhereUsed(): Plugin {
  /** Vite's prefix of the site's modules: with slashes, on Windows too. */
  let app = '';
  let isBuild = false;
  let areLeftOut = false;
  const keysByModule = new Map<string, readonly LabelKey[]>();
  return {
    name: 'labels-where-used',
    // After the server's half of a route has been removed.
    enforce: 'post',
    configResolved({ root, command }) {
      app = `${root}/app/`;
      isBuild = command === 'build';
    },
    load(id, { ssr } = {}) {
      if (ssr && isBuild && id === `${app}site/labels/in-browser.server.ts`) {
        return `export const labelsInBrowser = new Set(${readFileSync(browserKeysFile, 'utf8')});`;
      }
      if (ssr || id !== `${app}site/labels/index.ts`) return;
      areLeftOut = true;
      return 'export const defaultLabels = {};';
    },
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.startsWith(app) || id.startsWith(`${app}site/labels/`)) return;
      const used = labelsInCode(code, keys);
      if (used.length === 0) return;
      keysByModule.set(id, used);
      const texts = JSON.stringify(Object.fromEntries(used.map((key) => [key, defaultLabels[key]])));
      return {
        code: `${code}\nimport { defaultLabels as bundledLabels } from '${allLabels}';\nObject.assign(bundledLabels, ${texts});\n`,
        map: null,
        // An unused module is not kept for its labels.
        moduleSideEffects: false,
      };
    },
    /** A module without importers, such as a part's, which only the server renders, is in no file. */
    generateBundle(_, files) {
      if (!isBuild || this.environment?.name === 'ssr') return;
      const modules = Object.values(files).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const usedKeys = new Set(modules.flatMap((id) => keysByModule.get(id) ?? []));
      mkdirSync(path.dirname(browserKeysFile), { recursive: true });
      writeFileSync(browserKeysFile, JSON.stringify([...usedKeys].sort()));
    },
    buildEnd(error) {
      if (error || !isBuild || areLeftOut || this.environment?.name === 'ssr') return;
      this.error(`every page would bring all labels: no module is ${app}site/labels/index.ts`);
    },
  };
}
