/**
 * `deploy/backup` and `deploy/restore`: a lost school is restored with every page on an empty machine, which is a
 * folder here, with a separate PostgreSQL or SQLite. `go-live.test.ts` tests the installation and start of Strapi
 * there.
 */
import { spawnSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { freePort } from '../../tools/free-port.mjs';
import { secondSchool } from '../second-school/words-of-first-school';
import { type Postgres, startPostgres } from '../strapi/postgres';
import { startStrapi, strapiFolder } from '../strapi/strapi-process';
import { run } from './debian';
import { startInstance } from './instance';

const isInstalled = ['node_modules', 'dist'].every((name) => existsSync(path.join(strapiFolder, name)));
if (!isInstalled) console.warn('nothing is backed up: npm run strapi -- --prepare installs Strapi');
const hasPostgres = existsSync('/usr/lib/postgresql');
if (!hasPostgres) console.warn('no PostgreSQL is backed up: apt-get install postgresql');

const account = { username: 'site', password: 'password of this site' };
const password = "of-a-school's own";

/** The value of SUPERUSER: a way to the server's account that may make roles. */
function superuser({ environment }: Postgres): string {
  return `env PGHOST=127.0.0.1 PGPORT=${environment['DATABASE_PORT']} PGUSER=${environment['DATABASE_USERNAME']}`;
}

function sqlOf(server: Postgres, database: string, text: string): void {
  const [command = '', ...words] = superuser(server).split(' ');
  run(command, [...words, 'psql', '--quiet', '--set', 'ON_ERROR_STOP=1', '--command', text, database]);
}

/** The folders of a machine: /etc, /srv/ecole, /srv/strapi and where backups are. */
class Folders {
  readonly root = mkdtempSync(path.join(tmpdir(), 'school of '));
  readonly strapi = path.join(this.root, 'srv/strapi');
  readonly environment = {
    ...process.env,
    ETC: path.join(this.root, 'etc'),
    ROOT: path.join(this.root, 'srv/ecole'),
    STRAPI: this.strapi,
    BACKUPS: path.join(this.root, 'backups'),
    METRICS: path.join(this.root, 'metrics'),
  };
  kit(command: string, parameters: string[] = [], more: Record<string, string> = {}) {
    const { status, stdout, stderr } = spawnSync(path.resolve('deploy', command), parameters, {
      env: { ...this.environment, ...more },
      encoding: 'utf8',
    });
    return { status, text: stdout + stderr };
  }
  /** The result of `deploy/strapi`'s installation and build. */
  install(): void {
    symlinkSync(path.resolve(strapiFolder, 'node_modules'), path.join(this.strapi, 'node_modules'));
    // It looks for its database in its own folder.
    cpSync(path.join(strapiFolder, 'dist'), path.join(this.strapi, 'dist'), { recursive: true });
  }
}

describe.skipIf(!isInstalled)('restoring a lost school', () => {
  const ended: (() => unknown)[] = [];
  afterAll(async () => {
    for (const end of ended.reverse()) await end();
  });

  /** Every page of the school, as words. @param at the site's port, which pages name */
  async function pagesOf(
    folders: Folders,
    database: Record<string, string>,
    at: number,
  ): Promise<Map<string, string>> {
    const port = await freePort();
    const strapi = await startStrapi(
      { ...database, NODE_ENV: 'production', LOG_LEVEL: 'warn' },
      port,
      folders.strapi,
    );
    const site = await startInstance(
      {
        CONTENT_API_URL: `http://127.0.0.1:${port}/api`,
        CONTENT_API_USERNAME: account.username,
        CONTENT_API_PASSWORD: account.password,
        RENDERS_PER_MINUTE: '100000',
        LOG_LEVEL: 'silent',
      },
      at,
    );
    try {
      const locations = async (address: string) =>
        [...(await site.get(address)).text.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(
          ([, one = '']) => one,
        );
      const addresses = (
        await Promise.all(
          (
            await locations('/sitemap.xml')
          ).map(async (one) => (one.endsWith('.xml') ? locations(one) : [one])),
        )
      ).flat();
      const pages = new Map<string, string>();
      for (const address of addresses) {
        const { status, text } = await site.get(address);
        const words = text
          .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
          .replace(/<[^>]+>/g, ' ')
          .replace(/\s+/g, ' ');
        pages.set(address, `${status} ${words}`);
      }
      return pages;
    } finally {
      await site.stop();
      await strapi.stop();
    }
  }

  async function loses(
    database: (server: Postgres | null) => Record<string, string>,
    postgres: ((port?: number) => Promise<Postgres>) | null,
  ): Promise<void> {
    const first = new Folders();
    const second = new Folders();
    ended.push(() => {
      for (const { root } of [first, second]) rmSync(root, { recursive: true, force: true });
    });
    const at = await freePort();
    const server = (await postgres?.()) ?? null;
    const given = database(server);
    for (const name of ['etc/ecole', 'metrics', 'srv/ecole/repository'])
      mkdirSync(path.join(first.root, name), { recursive: true });
    cpSync(strapiFolder, first.strapi, {
      recursive: true,
      filter: (file) => !/\/(?:node_modules|dist|\.tmp|\.strapi|uploads|\.env)$/.test(file),
    });
    first.install();
    for (const folder of ['.tmp', 'public/uploads'])
      mkdirSync(path.join(first.strapi, folder), { recursive: true });
    writeFileSync(
      path.join(first.strapi, '.tmp/accounts.json'),
      JSON.stringify({ site: account, editors: [] }),
    );
    // By which deploy/strapi knows whether somebody has changed the code.
    writeFileSync(path.join(first.strapi, '.tmp/code.digest'), 'a digest');
    const secrets = [
      'APP_KEYS',
      'API_TOKEN_SALT',
      'ADMIN_JWT_SECRET',
      'TRANSFER_TOKEN_SALT',
      'ENCRYPTION_KEY',
      'JWT_SECRET',
      'PREVIEW_SECRET',
      'CONTENT_PURGE_SECRET',
    ];
    writeFileSync(
      path.join(first.strapi, '.env'),
      secrets.map((name) => `${name}=a-secret-of-${name}\n`).join(''),
    );
    const lines = Object.entries(given).map(([name, value]) => `${name}="${value}"\n`);
    writeFileSync(path.join(first.root, 'etc/ecole/strapi.env'), lines.join(''));
    const repository = path.join(first.root, 'srv/ecole/repository');
    run('git', ['init', '--quiet', repository]);
    run('git', ['-C', repository, 'remote', 'add', 'origin', 'https://git.example/site']);
    const release = path.join(first.root, 'srv/ecole/releases/20260101-000000-0123456789ab');
    mkdirSync(release, { recursive: true });
    symlinkSync(release, path.join(first.root, 'srv/ecole/current'));
    if (server) {
      const sql = (text: string) => sqlOf(server, 'postgres', text);
      sql(`CREATE ROLE "${given['DATABASE_USERNAME']}" LOGIN PASSWORD '${password.replaceAll("'", "''")}'`);
      sql(`CREATE DATABASE "${given['DATABASE_NAME']}" OWNER "${given['DATABASE_USERNAME']}"`);
    }
    const files = path.join(first.root, 'files');
    run('env', [`CONTENT_DIRECTORY=${secondSchool}`, process.execPath, 'tools/content.mjs', 'export', files]);
    run('env', [
      ...Object.entries({ ...given, NODE_ENV: 'production', LOG_LEVEL: 'warn' }).map(
        ([name, value]) => `${name}=${value}`,
      ),
      ...['sh', '-c', `cd '${first.strapi}' && exec ${process.execPath} scripts/import.js '${files}'`],
    ]);
    const before = await pagesOf(first, given, at);
    expect(before.size).toBeGreaterThan(5);

    const backup = first.kit('backup');
    expect(backup.status, backup.text).toBe(0);
    expect(first.kit('backup', [], { KEEP: '0' })).toMatchObject({ status: 1 });
    // A folder that was named by mistake holds other things.
    for (const other of ['of-somebody', '2023-2024']) mkdirSync(path.join(first.root, 'backups', other));
    const last = first.kit('backup', [], { KEEP: '1' });
    const place = last.text.trim().split('\n').at(-1) ?? '';
    const kept = readdirSync(path.join(first.root, 'backups')).filter((name) => name !== '.lock');
    expect(kept.sort()).toEqual(['2023-2024', path.basename(place), 'of-somebody']);
    expect(readFileSync(path.join(first.root, 'metrics/backup.prom'), 'utf8')).toMatch(
      /^site_backup_seconds \d+\nsite_backup_bytes \d+\n$/,
    );
    const uploads = readdirSync(path.join(first.strapi, 'public/uploads')).length;
    // The machine is lost.
    server?.stop();
    const replacement =
      server && postgres ? await postgres(Number(server.environment['DATABASE_PORT'])) : null;
    if (replacement) ended.push(() => replacement.stop());
    const way: Record<string, string> = replacement ? { SUPERUSER: superuser(replacement) } : {};
    if (replacement) {
      const name = given['DATABASE_NAME'] ?? '';
      sqlOf(replacement, 'postgres', `CREATE DATABASE "${name}"`);
      sqlOf(replacement, name, 'CREATE TABLE of_another_program (line text)');
      // Neither advises --replace, nor is it enough: no installation of this folder has named the database.
      for (const replace of [[], ['--replace']]) {
        const refused = second.kit('restore', [place, ...replace], way);
        expect([refused.status, refused.text]).toEqual([1, expect.not.stringContaining('--replace')]);
      }
      // Fails if the table is gone.
      sqlOf(replacement, name, 'DROP TABLE of_another_program');
    }
    const restored = second.kit('restore', [place], way);
    expect([restored.status, restored.text]).toEqual([
      0,
      expect.stringContaining('0123456789ab of https://git.example/site'),
    ]);
    second.install();
    expect(readFileSync(path.join(second.strapi, '.tmp/code.digest'), 'utf8')).toBe('a digest');
    expect(readdirSync(path.join(second.strapi, 'public/uploads'))).toHaveLength(uploads);
    expect(await pagesOf(second, given, at)).toEqual(before);

    const again = second.kit('restore', [place], way);
    expect([again.status, again.text]).toEqual([1, expect.stringContaining('--replace')]);
    if (replacement) {
      // Another folder has no right to the database that this one has, nor to its role.
      const trial = new Folders();
      ended.push(() => rmSync(trial.root, { recursive: true, force: true }));
      for (const names of [{}, { DATABASE_NAME: 'trial' }] as Record<string, string>[])
        expect(trial.kit('restore', [place, '--replace'], { ...way, ...names }).status).toBe(1);
      expect(existsSync(trial.strapi)).toBe(false);
      const tried = trial.kit('restore', [place], {
        ...way,
        DATABASE_NAME: 'trial',
        DATABASE_USERNAME: 'of-trial',
      });
      expect(tried.status, tried.text).toBe(0);
      expect(tried.text).toMatch(/^to be written: .*, the database trial of the role of-trial$/m);
      trial.install();
      const names = { DATABASE_NAME: 'trial', DATABASE_USERNAME: 'of-trial' };
      expect(await pagesOf(trial, { ...given, ...names }, at)).toEqual(before);
    }
    // SQLite would read these logs of the replaced database into the restored one.
    const logs = ['-wal', '-shm'].map((end) => path.join(second.strapi, `content.sqlite${end}`));
    if (!replacement) for (const file of logs) writeFileSync(file, 'of the database before');
    const replaced = second.kit('restore', [place, '--replace'], way);
    expect(replaced.status, replaced.text).toBe(0);
    expect(logs.filter((file) => existsSync(file))).toEqual([]);
    expect(await pagesOf(second, given, at)).toEqual(before);
    if (replacement) {
      // A dump that cannot be read, though its checksum is right, takes nothing with it.
      const unreadable = path.join(second.root, 'unreadable');
      cpSync(place, unreadable, { recursive: true });
      truncateSync(path.join(unreadable, 'database.dump'), 2000);
      run('sh', ['-c', `cd '${unreadable}' && sha256sum -- $(ls | grep -v SHA256SUMS) > SHA256SUMS`]);
      expect(second.kit('restore', [unreadable, '--replace'], way).status).not.toBe(0);
      expect(await pagesOf(second, given, at)).toEqual(before);
    }
    appendFileSync(path.join(place, 'uploads.tar'), 'damage');
    const damaged = second.kit('restore', [place, '--replace'], way);
    expect([damaged.status, damaged.text]).toEqual([1, expect.stringContaining('damaged')]);
  }

  it(
    'on SQLite',
    // Among Strapi's code, of which the backup has no second copy.
    () => loses(() => ({ DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: 'content.sqlite' }), null),
    900_000,
  );

  it.skipIf(!hasPostgres)(
    'on PostgreSQL',
    () =>
      loses(
        (server) => ({
          DATABASE_CLIENT: 'postgres',
          DATABASE_HOST: '127.0.0.1',
          DATABASE_PORT: server?.environment['DATABASE_PORT'] ?? '',
          DATABASE_NAME: 'school',
          DATABASE_USERNAME: 'of-school',
          DATABASE_PASSWORD: password,
        }),
        startPostgres,
      ),
    900_000,
  );
});
