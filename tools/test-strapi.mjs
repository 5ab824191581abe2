/**
 * `npm run test:strapi`: installs Strapi again, imports the demonstration school into a separate database, and has it
 * hold the contract (`tests/strapi/`).
 *
 *     npm run test:strapi -- --kept         on the installation and the database of the last run
 *     npm run test:strapi -- --short        a fifth of the pages and their questions, and the contract's queries: what a
 *                                           busy machine answers as well as an idle one
 *     npm run test:strapi -- FILE…          some of the tests
 *     CONTENT_UNDER_TEST=strapi-postgres    on PostgreSQL
 *     STRAPI_API_URL=http://localhost:1337/api    one that runs already
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

const strapi = 'content-service/strapi';
const parameters = process.argv.slice(2);
const isShort = parameters.includes('--short');
const isKept = parameters.includes('--kept');
const namedFiles = parameters.filter((parameter) => parameter !== '--short' && parameter !== '--kept');
/** Tests that a busy machine passes as well as an idle one. */
const untimedFiles = ['tests/strapi/1-answers', 'tests/strapi/2-pages', 'tests/contract/queries'];
const files = namedFiles.length === 0 && isShort ? untimedFiles : namedFiles;
const isRunning = process.env.STRAPI_API_URL !== undefined;

if (!isKept && !isRunning) {
  for (const name of ['node_modules', 'dist', '.strapi']) remove(path.join(strapi, name));
  const stateFolder = path.join(strapi, '.tmp');
  const stateFiles = existsSync(stateFolder)
    ? readdirSync(stateFolder).filter((name) => /^(test\.db|strapi-|.*\.digest$)/.test(name))
    : [];
  for (const name of stateFiles) remove(path.join(stateFolder, name));
}

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/strapi/vitest.config.ts', ...files],
  { stdio: 'inherit', env: { ...process.env, ...(isShort ? { STRAPI_SHORT: 'true' } : {}) } },
);
process.exitCode = status ?? 1;

/** @param {string} file */
function remove(file) {
  rmSync(file, { recursive: true, force: true });
}
