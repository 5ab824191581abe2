/** Bundles and runs a script of the content service: `validate` or `openapi`. */
import { build } from 'esbuild';

const scripts = { validate: 'check', openapi: 'write-openapi' };
const [, , name] = process.argv;
if (!Object.hasOwn(scripts, name ?? '')) {
  console.error(`Usage: node tools/content.mjs ${Object.keys(scripts).join('|')}`);
  process.exit(2);
}
process.argv.splice(2, 1);
const outfile = `node_modules/.cache/content-${name}.mjs`;
await build({
  entryPoints: [`content-service/${scripts[name]}.ts`],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile,
  logLevel: 'error',
});
await import(`../${outfile}`);
