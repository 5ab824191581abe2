/**
 * `npm run test:deploy`: several instances of the built site on a real Redis, behind a real nginx. Both are Debian's
 * packages: if they are missing, root installs them, and other users get their names. The short form, which gates
 * changes, then passes without having tried anything, and says so.
 *
 *     npm run test:deploy                everything, with five minutes of traffic
 *     npm run test:deploy -- --short     half a minute of it, in less than three minutes
 *     npm run test:deploy -- FILE…       some of the tests
 */
import { spawnSync } from 'node:child_process';
import { buildAll } from './build.mjs';

/** Programs of which one is needed, and the package that has one. */
const requirements = [
  { programs: ['valkey-server', 'redis-server'], package: 'redis-server' },
  { programs: ['nginx'], package: 'nginx-light' },
];
const parameters = process.argv.slice(2);
const isShort = parameters.includes('--short');
const namedFiles = parameters.filter((parameter) => parameter !== '--short');
const files = namedFiles.length === 0 && isShort ? ['tests/deploy/traffic'] : namedFiles;

const absent = requirements
  .filter(({ programs }) => !programs.some(isInstalled))
  .map((requirement) => requirement.package);
if (absent.length > 0 && !install(absent)) {
  console.error(`test:deploy needs what is not installed here: apt-get install ${absent.join(' ')}`);
  if (isShort) console.error('NOT RUN: several instances were not tried.');
  process.exit(isShort ? 0 : 1);
}
await buildAll({ ifNeeded: true });
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/deploy/vitest.config.ts', ...files],
  { stdio: 'inherit', env: { ...process.env, ...(isShort ? { DEPLOY_SHORT: 'true' } : {}) } },
);
process.exitCode = status ?? 1;

/** @param {string} program */
function isInstalled(program) {
  return spawnSync('sh', ['-c', `PATH="$PATH:/usr/sbin" command -v ${program}`]).status === 0;
}

/** @param {string[]} packages @returns whether they are installed now */
function install(packages) {
  if (process.getuid?.() !== 0 || !isInstalled('apt-get')) return false;
  /** @param {string[]} parameters */
  const apt = (parameters) =>
    spawnSync('apt-get', parameters, {
      stdio: ['ignore', 'ignore', 'inherit'],
      // Nothing is started: the tests start their own processes.
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' },
    }).status === 0;
  const installation = ['install', '-y', '--no-install-recommends', ...packages];
  return apt(installation) || (apt(['update']) && apt(installation));
}
