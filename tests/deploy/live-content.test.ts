/**
 * No command that imports changes what a school has written, whichever of its variables is missing or wrong. The
 * variables are those that its sources read. It uses a separate Strapi, with SQLite.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '../../tools/digest-of.mjs';
import { secondSchool } from '../second-school/words-of-first-school';
import { strapiFolder } from '../strapi/strapi-process';

const isInstalled = ['node_modules', 'dist', '.tmp/installed.digest'].every((name) =>
  existsSync(path.join(strapiFolder, name)),
);
if (!isInstalled) console.warn('no import is tried: npm run strapi -- --prepare installs Strapi');

const filesBelow = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => path.join(folder, name));
const sources = [
  'tools/strapi.mjs',
  'tools/content.mjs',
  ...['scripts', 'config', 'src'].flatMap((folder) => filesBelow(path.join(strapiFolder, folder))),
  ...filesBelow('content-service/export'),
].filter((file) => /\.(?:[cm]?js|tsx?)$/.test(file) && !file.includes('.test.'));

/** Every variable, with the files that read it. */
function variablesRead(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const file of sources) {
    const text = readFileSync(file, 'utf8');
    const names = [
      ...text.matchAll(/process\.env(?:\.|\[['"])([A-Z_]+)/g),
      ...text.matchAll(/\benv(?:\.\w+)?\(\s*'([A-Z_]+)'/g),
      ...[...text.matchAll(/\{([^{}]+)\} = process\.env/g)].flatMap(([, list = '']) => [
        ...list.matchAll(/([A-Z_]{2,})/g),
      ]),
    ].map(([, name = '']) => name);
    for (const name of new Set(names)) found.set(name, [...(found.get(name) ?? []), file]);
  }
  return found;
}

const folder = mkdtempSync(path.join(tmpdir(), 'live-'));
const strapi = path.join(folder, 'strapi');
const database = '.tmp/test.db-of-live-content';
const begun = path.join(folder, 'begun');
const somebody = path.join(folder, 'somebody');

/** The operator's `/etc/ecole/strapi.env`, without its secrets. */
const right: Record<string, string> = {
  NODE_ENV: 'production',
  CONTENT_DIRECTORY: path.resolve(secondSchool),
  STRAPI_DIRECTORY: strapi,
  DATABASE_CLIENT: 'sqlite',
  DATABASE_FILENAME: database,
  PUBLIC_ORIGIN: 'https://www.ecole.example',
  CONTENT_NOW: '2026-09-01T08:00:00Z',
};
/** The most wrong value that is still accepted; `wrong` for everything else. */
const wrong: Record<string, string> = {
  NODE_ENV: 'development',
  CONTENT_DIRECTORY: begun,
  STRAPI_DIRECTORY: somebody,
  DATABASE_CLIENT: 'postgres',
  DATABASE_FILENAME: '.tmp/another.db',
  PUBLIC_ORIGIN: 'https://www.autre.example',
  CONTENT_NOW: '2020-01-01T08:00:00Z',
  LOG_LEVEL: 'warn',
};

type Change = [name: string, environment: Record<string, string | undefined>];
/** The variables that one file of Strapi's configuration reads, except those of the database, are wrong together. */
function changes(): Change[] {
  const variables = variablesRead();
  const ofOneFile = new Map<string, string[]>();
  const alone: string[] = [];
  for (const [name, [file = '', ...others]] of variables) {
    const isOfMany = others.length === 0 && /config\/(?!database)|tools\/content/.test(file);
    if (isOfMany) ofOneFile.set(file, [...(ofOneFile.get(file) ?? []), name]);
    else alone.push(name);
  }
  const badValue = (name: string) => wrong[name] ?? 'wrong';
  return [
    ...Object.keys(right).map((name): Change => [`without ${name}`, { [name]: undefined }]),
    ...alone.map((name): Change => [`with a wrong ${name}`, { [name]: badValue(name) }]),
    ...[...ofOneFile.values()].map(
      (names): Change => [
        `with a wrong ${names.join(', ')}`,
        Object.fromEntries(names.map((name) => [name, badValue(name)])),
      ],
    ),
  ];
}

/** Runs `npm run strapi` to its end, or until it begins to serve. @returns what it wrote */
async function run(word: string, environment: Record<string, string | undefined>): Promise<string> {
  const child = spawn(process.execPath, ['tools/strapi.mjs', ...(word ? [word] : [])], {
    env: { ...process.env, LOG_LEVEL: 'warn', ...right, ...environment } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
      if (/^API /m.test(text)) child.kill();
    });
  await once(child, 'close');
  return text;
}

interface Opened {
  prepare(query: string): { all(): Record<string, unknown>[]; run(): void };
  close(): void;
}
function ask(query: string): Record<string, unknown>[] {
  const Sqlite = createRequire(path.resolve(strapiFolder, 'package.json'))('better-sqlite3') as new (
    file: string,
  ) => Opened;
  const opened = new Sqlite(path.join(strapi, database));
  try {
    const statement = opened.prepare(query);
    if (query.startsWith('select')) return statement.all();
    statement.run();
    return [];
  } finally {
    opened.close();
  }
}
/** Every row of the school; not those of Strapi, its accounts and their rights. */
function content(): Record<string, unknown> {
  const tables = ask("select name from sqlite_master where type = 'table' order by name")
    .map(({ name }) => String(name))
    .filter((name) => !/^(?:sqlite|strapi|admin|up|i18n)_/.test(name));
  return Object.fromEntries(tables.map((table) => [table, ask(`select * from "${table}" order by 1`)]));
}
const pictures = () => readdirSync(path.join(strapi, 'public/uploads'));

describe.skipIf(!isInstalled)('a school’s live content', { timeout: 300_000 }, () => {
  let written: Record<string, unknown>;
  let uploaded: string[];

  beforeAll(async () => {
    mkdirSync(path.join(strapi, '.tmp'), { recursive: true });
    symlinkSync(path.resolve(strapiFolder, 'node_modules'), path.join(strapi, 'node_modules'));
    // It looks for its database from where it is.
    cpSync(path.join(strapiFolder, 'dist'), path.join(strapi, 'dist'), { recursive: true });
    for (const [step, names] of [
      ['installed', ['package-lock.json']],
      ['built', ['package-lock.json', 'config', 'src']],
    ] as const)
      writeFileSync(path.join(strapi, `.tmp/${step}.digest`), digestOf([...names], strapiFolder));
    mkdirSync(path.join(somebody, 'src'), { recursive: true });
    spawnSync(process.execPath, ['tools/content.mjs', 'new', begun, 'École du bois']);
    expect(await run('--prepare', {})).toMatch(/[1-9]\d* entries/);
    // An editor has been there.
    ask("update programmes set title = 'Relieur, corrigé' where slug = 'titre-relieur'");
    written = content();
    uploaded = pictures();
  }, 600_000);
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    // Without a named folder, Strapi is that of the repository.
    for (const end of ['', '-wal', '-shm']) rmSync(path.join(strapiFolder, database + end), { force: true });
  });

  it('is that of a command whose variables are read', () => {
    expect([...variablesRead().keys()]).toEqual(expect.arrayContaining(Object.keys(wrong)));
  });

  describe.each([['--prepare'], ['']])('npm run strapi -- %s', (word) => {
    it.each(changes())('%s', async (_, environment) => {
      await run(word, environment);
      expect(content()).toEqual(written);
      // Those of another database may come.
      expect(pictures()).toEqual(expect.arrayContaining(uploaded));
    });
  });
});
