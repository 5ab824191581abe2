/** Bundles a script about content as one file, which runs without the tools of the sources. */
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { scripts } from './content-scripts.mjs';

/** Does for esbuild what Vite's `import.meta.glob` does for the blocks. @type {import('esbuild').Plugin} */
const blocks = {
  name: 'blocks',
  setup: (bundler) =>
    bundler.onLoad({ filter: /app[\\/]blocks[\\/]definitions\.server\.ts$/ }, async ({ path: file }) => {
      const folder = path.dirname(file);
      const modules = (await readdir(folder, { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map((entry) => `./${entry.name}/definition.server.ts`)
        .filter((module) => existsSync(path.join(folder, module)));
      const imports = modules.map((module, index) => `import * as block${index} from '${module}';`);
      const names = modules.map((_, index) => `block${index}`);
      const source = await readFile(file, 'utf8');
      return {
        contents: `${imports.join('\n')}\n${source.replace(/import\.meta\.glob<[^(]*\([^)]*\)/s, `[${names.join()}]`)}`,
        loader: 'ts',
      };
    }),
};

/**
 * @param {string} name one of `scripts`
 * @param {string} outfile
 */
export async function bundleContentScript(name, outfile) {
  await build({
    entryPoints: [scripts[name]],
    bundle: true,
    platform: 'node',
    alias: { '~': path.resolve('app') },
    format: 'esm',
    packages: 'external',
    plugins: [blocks],
    // These scripts run beside the sources, as in development.
    define: { 'import.meta.env': '{"PROD":false}' },
    outfile,
    logLevel: 'error',
  });
}
