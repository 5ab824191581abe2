/**
 * Makes and serves the Strapi under test: `STRAPI_API_URL` and the accounts of `npm run strapi` where one runs already,
 * else one on a database of its own, SQLite or, with `CONTENT_UNDER_TEST=strapi-postgres`, the PostgreSQL that
 * `DATABASE_*` names.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../e2e/free-port';
import { stateFile } from './strapi-service';

const root = 'content-service/strapi';

export default async function setup() {
  const kind = process.env.CONTENT_UNDER_TEST ?? 'strapi-sqlite';
  const siteOrigin = process.env.PUBLIC_ORIGIN ?? `http://localhost:${await freePort()}`;
  const environment: NodeJS.ProcessEnv & { CONTENT_NOW: string } = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    PUBLIC_ORIGIN: siteOrigin,
    CONTENT_NOW: process.env.CONTENT_NOW ?? importedAt(kind),
    ...(kind === 'strapi-postgres'
      ? { DATABASE_CLIENT: 'postgres' }
      : { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: '.tmp/test.db' }),
  };
  const running = process.env.STRAPI_API_URL;
  if (running === undefined) prepare(environment);
  const port = running === undefined ? await freePort() : 0;
  const apiUrl = running ?? `http://127.0.0.1:${port}/api`;
  const { site } = JSON.parse(readFileSync(path.join(root, '.tmp/accounts.json'), 'utf8'));
  writeFileSync(
    stateFile,
    JSON.stringify({ apiUrl, siteOrigin, account: site, now: environment.CONTENT_NOW }),
  );
  if (running !== undefined) return () => {};
  const strapi = spawn(process.execPath, ['node_modules/@strapi/strapi/bin/strapi.js', 'start'], {
    cwd: root,
    env: { ...environment, HOST: '127.0.0.1', PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await answering(`http://127.0.0.1:${port}/_health`);
  return () => void strapi.kill();
}

/** What relative dates are relative to, the same for both services, for as long as the database is kept. */
function importedAt(kind: string): string {
  const file = path.join(root, '.tmp', `${kind}.now`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const now = new Date().toISOString();
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, now);
  return now;
}

function prepare(environment: NodeJS.ProcessEnv): void {
  const { status } = spawnSync(process.execPath, ['tools/strapi.mjs', '--prepare'], {
    env: environment,
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('npm run strapi -- --prepare failed');
}

async function answering(url: string): Promise<void> {
  const end = Date.now() + 120_000;
  while (Date.now() < end) {
    const up = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`${url} does not answer`);
}
