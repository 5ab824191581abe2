/**
 * `import text from './begin-scripts.inline?script'`: the text of a script, bundled and minified for browsers, to be
 * inlined into a page. Its source is a module, so it is typed, linted and tested.
 */
import path from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';
import { asTargets, styleBrowsers } from './browsers';

const suffix = '?script';

export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(suffix)) return;
      const resolved = await this.resolve(source.slice(0, -suffix.length), importer);
      return resolved ? resolved.id + suffix : null;
    },
    async load(id) {
      if (!id.endsWith(suffix)) return;
      const { outputFiles, metafile } = await build({
        entryPoints: [id.slice(0, -suffix.length)],
        bundle: true,
        alias: { '~': path.resolve('app') },
        minify: true,
        format: 'iife',
        target: asTargets(styleBrowsers),
        // No 'use strict': it would not be the first statement of the page's script.
        tsconfigRaw: { compilerOptions: { alwaysStrict: false } },
        write: false,
        metafile: true,
        logLevel: 'error',
      });
      for (const file of Object.keys(metafile.inputs)) this.addWatchFile(file);
      return `export default ${JSON.stringify(outputFiles[0]?.text.trim())};`;
    },
  };
}
