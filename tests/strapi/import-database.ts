/** A database of its own for imports, of the kind of the Strapi under test, and what a query says of it between two. */
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { strapiFolder } from './strapi-process';

interface ImportDatabase {
  /** `DATABASE_*` of a process that imports into it. */
  environment: Record<string, string>;
  /** Rows of a query; nothing of one that writes. */
  ask(query: string): Record<string, unknown>[];
  /** Nothing is in it. */
  clear(): void;
  remove(): void;
}

/** @param environment of the Strapi under test; null where nothing is known of it */
export function importDatabase(environment: Record<string, string> | null): ImportDatabase {
  return environment?.['DATABASE_CLIENT'] === 'postgres' ? postgres(environment) : sqlite();
}

interface SqliteDatabase {
  prepare(query: string): { all(): Record<string, unknown>[]; run(): void };
  close(): void;
}

/** The database of the Strapi under test, beside it. */
export function databaseUnderTest(
  environment: Record<string, string>,
): Pick<ImportDatabase, 'ask'> & { daysAgo(days: number): string } {
  if (environment['DATABASE_CLIENT'] !== 'postgres')
    return {
      ask: sqlite(environment['DATABASE_FILENAME']).ask,
      daysAgo: (days) => String(Date.now() - days * 86_400_000),
    };
  const name = environment['DATABASE_NAME'] ?? process.env['DATABASE_NAME'] ?? 'strapi';
  return { ask: postgres(environment, name).ask, daysAgo: (days) => `now() - interval '${days} days'` };
}

function sqlite(file = '.tmp/test.db-of-imports'): ImportDatabase {
  const remove = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(path.join(strapiFolder, file + end), { force: true });
  };
  return {
    environment: { DATABASE_CLIENT: 'sqlite', DATABASE_FILENAME: file },
    ask(query) {
      const Sqlite = createRequire(path.resolve(strapiFolder, 'package.json'))('better-sqlite3') as new (
        file: string,
      ) => SqliteDatabase;
      const database = new Sqlite(path.join(strapiFolder, file));
      const statement = database.prepare(query);
      try {
        if (query.startsWith('select')) return statement.all();
        statement.run();
        return [];
      } finally {
        database.close();
      }
    },
    clear: remove,
    remove,
  };
}

function postgres(environment: Record<string, string>, name = 'strapi_test_imports'): ImportDatabase {
  const isOfDatabase = ([name]: [string, unknown]) => name.startsWith('DATABASE_');
  const server = Object.fromEntries(Object.entries({ ...process.env, ...environment }).filter(isOfDatabase));
  const send = (query: string, database = name) => {
    const { status, stdout, stderr } = spawnSync(
      'psql',
      ['--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1', '--command', query],
      {
        encoding: 'utf8',
        env: {
          ...process.env,
          PGHOST: server['DATABASE_HOST'],
          PGPORT: server['DATABASE_PORT'] ?? '5432',
          PGUSER: server['DATABASE_USERNAME'] ?? 'strapi',
          PGPASSWORD: server['DATABASE_PASSWORD'],
          PGDATABASE: database,
        },
      },
    );
    if (status !== 0) throw new Error(`psql: ${query}\n${stderr}`);
    return stdout;
  };
  const remove = () => void send(`drop database if exists ${name} with (force)`, 'postgres');
  return {
    environment: { ...(server as Record<string, string>), DATABASE_NAME: name },
    ask(query) {
      if (query.startsWith('select'))
        return JSON.parse(send(`select coalesce(json_agg(row), '[]') from (${query}) as row`));
      send(query);
      return [];
    },
    clear() {
      remove();
      send(`create database ${name}`, 'postgres');
    },
    remove,
  };
}
