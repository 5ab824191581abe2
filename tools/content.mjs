/** Bundles and runs a script about content: `validate`, `new`, `openapi`, `check` or `doctor`. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';

/** @type {Record<string, string>} */
const scripts = {
  validate: 'content-service/embedded/check.ts',
  openapi: 'content-service/contract/write-openapi.ts',
  strapi: 'content-service/contract/write-strapi.ts',
  export: 'content-service/export/write-export.ts',
  new: 'content-service/embedded/write-new-school.ts',
  check: 'app/duties/content-check.server.ts',
  doctor: 'app/doctor/content-doctor.server.ts',
};

/** Vite's `import.meta.glob` of the blocks, for esbuild. @type {import('esbuild').Plugin} */
const blocks = {
  name: 'blocks',
  setup: (bundler) =>
    bundler.onLoad({ filter: /app[\\/]blocks[\\/]definitions\.server\.ts$/ }, async ({ path: file }) => {
      const folder = path.dirname(file);
      const found = (await readdir(folder, { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map((entry) => `./${entry.name}/definition.server.ts`)
        .filter((module) => existsSync(path.join(folder, module)));
      const imports = found.map((module, index) => `import * as block${index} from '${module}';`);
      const names = found.map((_, index) => `block${index}`);
      const source = await readFile(file, 'utf8');
      return {
        contents: `${imports.join('\n')}\n${source.replace(/import\.meta\.glob<[^(]*\([^)]*\)/s, `[${names.join()}]`)}`,
        loader: 'ts',
      };
    }),
};

const [node, script, name = '', ...parameters] = process.argv;
if (!Object.hasOwn(scripts, name)) {
  console.error(`Usage: node tools/content.mjs ${Object.keys(scripts).join('|')}`);
  process.exit(2);
}
// Reports are also parsed by programs, so the log is not mixed in.
process.env.LOG_LEVEL ??= 'silent';
if (name === 'doctor') askTheServiceAlone();
// The files are looked at where the entries are; those of another service are its own.
if (name === 'check' && !process.env.CONTENT_API_URL) await run('validate', ['--uploads']);
await run(name, parameters);

/** What the site keeps of earlier answers, on disk or with other instances, says nothing of the service today. */
function askTheServiceAlone() {
  const copies = mkdtempSync(path.join(tmpdir(), 'content-doctor-'));
  process.on('exit', () => rmSync(copies, { recursive: true, force: true }));
  process.env.CONTENT_COPY_PATH = copies;
  delete process.env.REDIS_URL;
}

/** @param {string} wanted @param {string[]} given */
async function run(wanted, given) {
  const outfile = `node_modules/.cache/content-${wanted}.mjs`;
  await build({
    entryPoints: [scripts[wanted]],
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
  process.argv = [node, script, ...given];
  await import(`../${outfile}`);
}
