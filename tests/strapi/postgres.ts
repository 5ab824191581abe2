/** A PostgreSQL of the run's own, in a temporary folder, gone with it: nobody's database is touched. */
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tools/free-port.mjs';

export interface Postgres {
  /** `DATABASE_*` of `content-service/strapi/config/database.ts`. */
  environment: Record<string, string>;
  stop(): void;
}

const debian = '/usr/lib/postgresql';

/** @param given a port that nothing listens on */
export async function startPostgres(given?: number): Promise<Postgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'strapi-postgres-'));
  // PostgreSQL does not run as root.
  const asRoot = process.getuid?.() === 0;
  if (asRoot) run('chown', ['postgres', folder]);
  else chmodSync(folder, 0o700);
  const command = (name: string, parameters: string[]) =>
    asRoot
      ? run('runuser', ['-u', 'postgres', '--', binary(name), ...parameters])
      : run(binary(name), parameters);
  const data = path.join(folder, 'data');
  const port = given ?? (await freePort());
  command('initdb', ['-D', data, '-U', 'strapi', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']);
  const settings = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off`;
  command('pg_ctl', ['-D', data, '-l', path.join(folder, 'log'), '-o', settings, '-w', 'start']);
  return {
    environment: {
      DATABASE_HOST: '127.0.0.1',
      DATABASE_PORT: String(port),
      DATABASE_NAME: 'postgres',
      DATABASE_USERNAME: 'strapi',
      DATABASE_PASSWORD: 'strapi',
    },
    stop() {
      command('pg_ctl', ['-D', data, '-m', 'immediate', '-w', 'stop']);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Debian keeps the server's programs out of the path. */
function binary(name: string): string {
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const found = versions.map((version) => path.join(debian, version, 'bin', name)).find(existsSync);
  return found ?? name;
}

function run(command: string, parameters: string[]): void {
  const { status, stderr, error } = spawnSync(command, parameters, {
    cwd: '/',
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${command} ${parameters[0]}: ${error?.message ?? stderr}`);
}
