/**
 * Makes and serves the Strapi under test: `STRAPI_API_URL` and the accounts of `npm run strapi` where one runs already,
 * else one on a database of its own, SQLite or, with `CONTENT_UNDER_TEST=strapi-postgres`, the PostgreSQL that
 * `DATABASE_*` names, or one of the run's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { digestOf } from '../../tools/digest-of.mjs';
import { freePort } from '../../tools/free-port.mjs';
import { startPostgres } from './postgres';
import { type Account, signIn } from './signed-in';
import { strapiFolder as root, startStrapi } from './strapi-process';
import { type StateOnDisk, stateFile } from './strapi-service';

const database = '.tmp/test.db';

export default async function setup() {
  const kind = process.env.CONTENT_UNDER_TEST ?? 'strapi-sqlite';
  const siteOrigin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${await freePort()}`;
  const running = process.env.STRAPI_API_URL;
  const isGiven =
    kind === 'strapi-postgres' && Boolean(process.env.DATABASE_HOST || process.env.DATABASE_URL);
  const needsPostgres = running === undefined && kind === 'strapi-postgres' && !isGiven;
  const postgres = needsPostgres ? await startPostgres() : null;
  const environment = {
    ...postgres?.environment,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: siteOrigin,
    CONTENT_NOW: process.env.CONTENT_NOW ?? (postgres ? new Date().toISOString() : importedAt(kind)),
    ...(kind === 'strapi-postgres'
      ? { DATABASE_CLIENT: 'postgres' }
      : { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: database }),
  };
  if (running === undefined) prepare(environment);
  const port = running === undefined ? await freePort() : 0;
  const apiUrl = running ?? `http://127.0.0.1:${port}/api`;
  const { site } = JSON.parse(readFileSync(path.join(root, '.tmp/accounts.json'), 'utf8'));
  const state: StateOnDisk = {
    apiUrl,
    siteOrigin,
    account: site,
    now: environment.CONTENT_NOW,
    environment: running === undefined ? environment : null,
  };
  writeFileSync(stateFile, JSON.stringify(state), { mode: 0o600 });
  if (running !== undefined) await refuseAnotherSchool(apiUrl, site);
  if (running !== undefined) return () => {};
  const strapi = await startStrapi(environment, port);
  if (isGiven)
    await refuseAnotherSchool(apiUrl, site).catch((error) => strapi.stop().then(() => Promise.reject(error)));
  return async () => {
    await strapi.stop();
    postgres?.stop();
  };
}

/**
 * The base of relative dates, the same for both services: the moment of the import. A database is kept as long as the
 * files it was imported from: a Strapi that has content imports nothing.
 */
function importedAt(kind: string): string {
  const file = path.join(root, '.tmp', `${kind}.import`);
  const files = digestOf(['content-service/data', 'content-service/export'], '.');
  const stored = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (stored?.files === files) return stored.now;
  for (const end of ['', '-wal', '-shm']) rmSync(path.join(root, database + end), { force: true });
  const now = new Date().toISOString();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ files, now }));
  return now;
}

/** The tests write: a database or a service that was named may be a school's. */
async function refuseAnotherSchool(apiUrl: string, site: Account): Promise<void> {
  const { siteName } = JSON.parse(readFileSync('content-service/data/settings.json', 'utf8'));
  const { body } = await (await signIn(apiUrl, site))('/users/me');
  if (!JSON.stringify(body).includes(siteName))
    throw new Error(`${apiUrl} holds another school than the demonstration: nothing is tested there.`);
}

function prepare(environment: Record<string, string>): void {
  // In production nothing imports the demonstration.
  const unset: object = { NODE_ENV: undefined };
  const { status } = spawnSync(process.execPath, ['tools/strapi.mjs', '--prepare'], {
    env: { ...process.env, ...environment, ...unset },
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm run strapi -- --prepare failed');
}
