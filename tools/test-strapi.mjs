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
const given = process.argv.slice(2);
const wants = (/** @type {string} */ option) => given.includes(option);
const named = given.filter((one) => one !== '--short' && one !== '--kept');
const untimed = ['tests/strapi/1-answers', 'tests/strapi/2-pages', 'tests/contract/queries'];
const files = named.length === 0 && wants('--short') ? untimed : named;
const runs = process.env.STRAPI_API_URL !== undefined;

if (!wants('--kept') && !runs) {
  for (const made of ['node_modules', 'dist', '.strapi']) remove(path.join(strapi, made));
  const state = path.join(strapi, '.tmp');
  const tests = existsSync(state)
    ? readdirSync(state).filter((name) => /^(test\.db|strapi-|.*\.digest$)/.test(name))
    : [];
  for (const name of tests) remove(path.join(state, name));
}

const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '-c', 'tests/strapi/vitest.config.ts', ...files],
  { stdio: 'inherit', env: { ...process.env, ...(wants('--short') ? { STRAPI_SHORT: 'true' } : {}) } },
);
process.exitCode = status ?? 1;

/** @param {string} file */
function remove(file) {
  rmSync(file, { recursive: true, force: true });
}
