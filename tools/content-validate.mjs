/** Bundles and runs `content-service/check.ts`: no TypeScript loader is needed at run time. */
import { build } from 'esbuild';

await build({
  entryPoints: ['content-service/check.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile: 'node_modules/.cache/content-check.mjs',
  logLevel: 'error',
});
await import('../node_modules/.cache/content-check.mjs');
