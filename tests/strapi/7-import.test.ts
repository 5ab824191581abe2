/** The effect of an import on a Strapi with a school: its content is somebody's work. On databases of its own. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondSchool } from '../second-school/words-of-first-school';
import { importDatabase } from './import-database';
import { strapiFolder } from './strapi-process';
import { strapiUnderTest } from './strapi-service';

const database = importDatabase(strapiUnderTest().environment);
const { ask } = database;
const state = path.join(strapiFolder, '.tmp/school.json');
const folder = mkdtempSync(path.join(tmpdir(), 'schools-'));
const files = (school: string) => path.join(folder, school);

const run = (parameters: string[], env: Record<string, string | undefined>, cwd = process.cwd()) => {
  const own = { NODE_ENV: undefined, ...database.environment, ...env };
  const { status, stdout, stderr } = spawnSync(process.execPath, parameters, {
    cwd,
    env: { ...process.env, LOG_LEVEL: 'warn', ...(own as object) },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
};

const bring = (school: string, words: string[] = [], env: Record<string, string> = {}) =>
  run(['scripts/import.js', files(school), ...words], env, strapiFolder);

/** Everything in the database about the school, accounts and webhooks. */
const everything = () =>
  ['programmes', 'events', 'articles', 'menu_enrichis', 'settings', 'labels', 'files', 'admin_users'].map(
    (table) => ask(`select * from ${table} order by id`),
  );

describe.skipIf(strapiUnderTest().environment === null)('an import', () => {
  const before = existsSync(state) ? readFileSync(state, 'utf8') : null;
  beforeAll(() => {
    database.clear();
    const written = run(['tools/content.mjs', 'new', path.join(folder, 'begun'), 'École du bois'], {});
    expect(written.status, written.text).toBe(0);
    for (const [school, CONTENT_DIRECTORY] of [
      ['second', secondSchool],
      ['begun-files', path.join(folder, 'begun')],
      ['demonstration', ''],
    ] as const)
      expect(run(['tools/content.mjs', 'export', files(school)], { CONTENT_DIRECTORY }).status).toBe(0);
  });
  afterAll(() => {
    database.remove();
    rmSync(folder, { recursive: true });
    if (before !== null) writeFileSync(state, before);
  });

  it('never imports the demonstration in production, not even into an empty database', () => {
    const { status, text } = bring('demonstration', [], { NODE_ENV: 'production' });
    expect([status, text]).toEqual([1, expect.stringContaining('CONTENT_DIRECTORY')]);
    expect(ask('select * from settings')).toEqual([]);
  });

  it('leaves no content where it fails, and the next one imports all of it', () => {
    const school = JSON.parse(readFileSync(path.join(files('second'), 'school.json'), 'utf8'));
    const [last] = school.documents.slice(-1);
    cpSync(files('second'), files('broken'), { recursive: true });
    const broken = { ...school, documents: [...school.documents, { ...last, uid: 'api::nothing.nothing' }] };
    writeFileSync(path.join(files('broken'), 'school.json'), JSON.stringify(broken));
    expect(bring('broken').status).toBe(1);
    for (const table of ['programmes', 'articles', 'settings', 'files'])
      expect([table, ask(`select id from ${table}`)]).toEqual([table, []]);
  });

  it('imports a school into an empty database that is only prepared', () => {
    const { status, text } = bring('second', ['--only-if-empty'], { NODE_ENV: 'production' });
    expect(status, text).toBe(0);
    expect(text).toMatch(/[1-9]\d* entries, [1-9]\d* pictures imported/);
    expect(JSON.parse(readFileSync(state, 'utf8'))).toEqual({ demonstration: false });
  });

  it.each([
    ['of the same school', 'second', [], 0],
    ['of the same school, when it is only prepared', 'second', ['--only-if-empty'], 0],
    ['of the same school, whose editors have changed it', 'second', [], 0],
    ['of another school', 'begun-files', [], 1],
    ['of another school, when it is only prepared', 'begun-files', ['--only-if-empty'], 0],
    ['of the demonstration', 'demonstration', [], 1],
    ['of the demonstration, when it is only prepared', 'demonstration', ['--only-if-empty'], 0],
  ] as const)(
    'changes nothing where there is content, with files %s, and says so',
    (kind, school, words, expected) => {
      if (kind.endsWith('changed it')) {
        ask('delete from events where slug in (select slug from events order by slug limit 1)');
        ask("update programmes set title = 'Relieur, corrigé' where slug = 'titre-relieur'");
      }
      const held = everything();
      const { status, text } = bring(school, [...words]);
      expect([status, text]).toEqual([expected, expect.stringContaining('“ESLI”')]);
      expect(text).toContain('only into a Strapi without content');
      expect(everything()).toEqual(held);
      expect(JSON.parse(readFileSync(state, 'utf8'))).toEqual({ demonstration: false });
    },
  );

  it('leaves a webhook where it leads and accounts deleted when it is run without its variables', () => {
    const env = { PUBLIC_ORIGIN: 'https://www.ecole.example', CONTENT_PURGE_SECRET: 'a secret of this test' };
    expect(bring('second', [], env).status).toBe(0);
    ask("delete from admin_users where email like 'relecture%'");
    const held = [ask('select url, headers from strapi_webhooks'), everything()];
    expect(bring('second', [], { CONTENT_PURGE_SECRET: 'a secret of this test' }).status).toBe(0);
    expect([ask('select url, headers from strapi_webhooks'), everything()]).toEqual(held);
    expect(held[0]).toEqual([expect.objectContaining({ url: 'https://www.ecole.example/hooks/content' })]);
  });

  describe('rights of roles', () => {
    const rightTo = (role: string, subject: string) => {
      const [found] = ask(
        `select p.id, p.properties from admin_permissions p
        join admin_permissions_role_lnk l on l.permission_id = p.id join admin_roles r on r.id = l.role_id
        where r.name = '${role}' and p.subject = '${subject}' and p.action like '%explorer.read'`,
      );
      if (!found) return null;
      const { properties } = found;
      const { fields } = (typeof properties === 'string' ? JSON.parse(properties) : properties) as {
        fields: string[];
      };
      return { id: found['id'], fields };
    };
    const fieldsOf = (role: string, subject: string) => rightTo(role, subject)?.fields ?? [];
    const pages = 'api::article.article';
    const works = 'api::work.work';

    it('follow the fields that a version adds, and not those that were taken away', () => {
      const { id, fields } = rightTo('Relecture', pages) ?? { id: 0, fields: [] };
      expect(fields).toEqual(expect.arrayContaining(['visibleFrom', 'visibleUntil']));
      const left = fields.filter((field) => !field.startsWith('visible'));
      ask(`update admin_permissions set properties = '${JSON.stringify({ fields: left })}' where id = ${id}`);
      const key = "where key = 'app_rights_relecture'";
      const [{ value = '' } = {}] = ask(`select value from strapi_core_store_settings ${key}`);
      const before = String(value).replaceAll('"visibleUntil",', '').replaceAll(',"visibleUntil"', '');
      expect(before).not.toBe(value);
      ask(`update strapi_core_store_settings set value = '${before.replaceAll("'", "''")}' ${key}`);
      const { text } = bring('second');
      expect(text).toMatch(/^New rights of the role Relecture: article \(visibleUntil\)$/m);
      expect(fieldsOf('Relecture', pages)).toContain('visibleUntil');
      expect(fieldsOf('Relecture', pages)).not.toContain('visibleFrom');
      expect(bring('second').text).not.toContain('New rights');
    });

    it('are completed in a Strapi that remembers none, by what no role has', () => {
      ask("delete from strapi_core_store_settings where key like 'app_rights_%'");
      ask(
        `delete from admin_permissions where subject = '${works}' and id not in (select l.permission_id
        from admin_permissions_role_lnk l join admin_roles r on r.id = l.role_id
        where r.code = 'strapi-super-admin')`,
      );
      const { text } = bring('second');
      expect(text.match(/^New rights.*$/gm)).toEqual([
        'New rights of the role Rédaction: work',
        'New rights of the role Relecture: work',
      ]);
      expect(fieldsOf('Relecture', works)).toContain('title');
      expect(fieldsOf('Relecture', pages)).not.toContain('visibleFrom');
    });
  });
});
