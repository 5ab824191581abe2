/**
 * `npm run test:matrices`: the whole of the matrices of which `npm test` tries a part (`tests/matrices/`, the pages of
 * all programmes with scripts, and the options of every list).
 */
import { spawnSync } from 'node:child_process';

process.env.MATRIX = 'whole';
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/matrices'], {
  stdio: 'inherit',
});
process.argv.push(
  '--only=e2e',
  '--project=matrices',
  '--project=js',
  '--project=no-js',
  'tests/matrices/',
  'tests/e2e/programme',
  'tests/e2e/crawler',
);
await import('./test.mjs');
process.exitCode ||= status ?? 1;
