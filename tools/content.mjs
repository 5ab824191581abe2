/** Bundles and runs a script about content: `validate`, `new`, `openapi` or `check`. */
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
};
const [, , name] = process.argv;
if (!Object.hasOwn(scripts, name ?? '')) {
  console.error(`Usage: node tools/content.mjs ${Object.keys(scripts).join('|')}`);
  process.exit(2);
}
process.argv.splice(2, 1);
// Reports are also parsed by programs, so the log is not mixed in.
process.env.LOG_LEVEL ??= 'silent';
const outfile = `node_modules/.cache/content-${name}.mjs`;
await build({
  entryPoints: [scripts[name]],
  bundle: true,
  platform: 'node',
  alias: { '~': path.resolve('app') },
  format: 'esm',
  packages: 'external',
  outfile,
  logLevel: 'error',
});
await import(`../${outfile}`);
