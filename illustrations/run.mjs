/** `npm run draw`, `npm run sheet`: bundles the drawings, which are TypeScript, and runs them. */
import { build } from 'esbuild';

const outfile = 'node_modules/.cache/write-originals.mjs';
await build({
  entryPoints: ['write-originals.ts'],
  bundle: true,
  platform: 'node',
  format: 'esm',
  packages: 'external',
  outfile,
  logLevel: 'error',
});
await import(`./${outfile}`);
