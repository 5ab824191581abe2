/**
 * `npm run test:matrices`: the whole of the matrices of which `npm test` tries a part (`tests/matrices/`).
 * `--without-browser`: those of the content alone; each missing API on each template takes a browser ten minutes.
 */
import { spawnSync } from 'node:child_process';

process.env.MATRIX = 'whole';
const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', 'tests/matrices'], {
  stdio: 'inherit',
});
if (!process.argv.includes('--without-browser')) {
  process.argv.push('--only=e2e', '--project=matrices');
  await import('./test.mjs');
}
process.exitCode ||= status ?? 1;
