/** `deploy/copies`: the copied files of a machine, compared with a release. */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = mkdtempSync(path.join(tmpdir(), 'copies-'));
const etc = path.join(root, 'etc');
const copy = (name: string) => path.join(etc, name);
const programs = path.join(root, 'bin');
const copies = (...parameters: string[]) => {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'deploy/copies'), parameters, {
    env: { ...process.env, ETC: etc, PATH: `${programs}:${process.env['PATH']}` },
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
};
const unit = 'systemd/system/strapi.service';

beforeAll(() => {
  cpSync('deploy', path.join(root, 'deploy'), { recursive: true });
  for (const folder of ['ecole', 'nginx', 'prometheus']) mkdirSync(copy(folder), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

it('lists its required names, and writes nothing', () => {
  const { status, text } = copies('--take');
  expect([status, text]).toEqual([2, expect.stringContaining('ecole/names')]);
});

it('writes the kit with the school’s names, and leaves out files for software that is not installed', () => {
  writeFileSync(copy('ecole/names'), 'site=www.bois.test\nbare=bois.test\ncontent=textes.bois.test\n');
  const { status, text } = copies('--take');
  expect(status, text).toBe(0);
  expect(text).toContain('systemctl daemon-reload');
  const proxy = readFileSync(copy('nginx/sites-enabled/http.conf'), 'utf8');
  expect(proxy).toContain('server_name www.bois.test bois.test textes.bois.test;');
  expect(readFileSync(copy('prometheus/prometheus.yml'), 'utf8')).toContain('https://textes.bois.test/admin');
  // No certificate yet, no cache, no Redis.
  for (const name of [
    'nginx/sites-enabled/site.conf',
    'nginx/conf.d/site-cache.conf',
    'systemd/system/redis-server.service.d',
  ])
    expect(existsSync(copy(name)), name).toBe(false);
  expect(copies()).toEqual({ status: 0, text: '' });
});

it('takes the changes of a new version, and shows the changes of the operator', () => {
  appendFileSync(path.join(root, 'deploy/systemd/backup.timer'), '# of the new version\n');
  appendFileSync(path.join(root, 'deploy/systemd/strapi.service'), '# of the new version\n');
  appendFileSync(copy(unit), '# of this school\n');
  const shown = copies();
  expect(shown.status).toBe(1);
  expect(shown.text).toMatch(
    /changed here: .*strapi\.service[\s\S]*-# of this school[\s\S]*\+# of the new version/,
  );
  expect(shown.text).toMatch(/changed in this version: .*backup\.timer/);
  const taken = copies('--take');
  expect([taken.status, taken.text]).toEqual([1, expect.stringContaining('taken: ')]);
  expect(readFileSync(copy('systemd/system/backup.timer'), 'utf8')).toContain('of the new version');
  expect(readFileSync(copy(unit), 'utf8')).toContain('of this school');
  expect(copies('--take', copy(unit)).status).toBe(0);
  expect(copies()).toEqual({ status: 0, text: '' });
});

it('replaces a package’s file, unless somebody has changed it here', () => {
  const file = copy('prometheus/prometheus.yml');
  const ours = readFileSync(file, 'utf8');
  writeFileSync(file, 'of Debian\n');
  expect(copies('--take').text).toContain(`changed here: ${file}`);
  const sum = createHash('md5').update('of Debian\n').digest('hex');
  mkdirSync(programs);
  writeFileSync(path.join(programs, 'dpkg-query'), `#!/bin/sh\necho ' ${file} ${sum}'\n`, { mode: 0o755 });
  expect(copies('--take')).toMatchObject({ status: 0, text: expect.stringContaining(`taken: ${file}`) });
  expect(readFileSync(file, 'utf8')).toBe(ours);
});

it('points nginx to its cache on a machine that is to have one, and back', () => {
  mkdirSync(copy('letsencrypt/live'), { recursive: true });
  const next = () => /default (\w+);/.exec(readFileSync(copy('nginx/sites-enabled/site.conf'), 'utf8'))?.[1];
  // A machine of an earlier version: its Varnish no longer stands between.
  mkdirSync(copy('varnish'));
  expect(copies('--take').status).toBe(0);
  expect(next()).toBe('instances');
  writeFileSync(copy('ecole/nginx-cache'), '');
  expect(copies('--take').status).toBe(0);
  expect(next()).toBe('cache');
  const cache = readFileSync(copy('nginx/conf.d/site-cache.conf'), 'utf8');
  expect(cache).toContain('listen 127.0.0.1:6081;');
  expect(cache).toContain('proxy_pass http://instances;');
  expect(cache).toContain('proxy_cache_path /var/cache/nginx-site ');
  rmSync(copy('ecole/nginx-cache'));
  expect(copies('--take').status).toBe(0);
  expect(next()).toBe('instances');
});
