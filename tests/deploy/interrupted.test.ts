/**
 * `deploy/restore` and `deploy/roll --back` on a bare Debian with its own systemd and PostgreSQL, interrupted at each of
 * their moments. The site and Strapi are programs of a line here, for `go-live.test.ts` installs the real ones.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { bareMachine, type Machine, startMachine } from './machine';

const needed = ['debootstrap', 'systemd-nspawn', 'nsenter', 'slirp4netns', 'git'];
const absent = needed.filter((program) => spawnSync(program, ['--version']).error !== undefined);
const reasons = [...(process.getuid?.() === 0 ? [] : ['root']), ...absent];
if (reasons.length > 0) console.warn(`nothing is interrupted on a Debian: ${reasons.join(', ')}`);

const log = path.resolve('test-results/interrupted.log');

/** Accounts, units and secrets as those of `docs/operate.md`; content and pictures that can be counted. */
const installed = `
apt-get update -qq && apt-get install -qq --yes postgresql git curl >/dev/null
useradd --system --home-dir /srv/ecole --shell /usr/sbin/nologin ecole
useradd --system --home-dir /srv/strapi --shell /usr/sbin/nologin strapi
install --directory --mode=700 /etc/ecole
cat > /etc/ecole/strapi.env <<END
DATABASE_CLIENT=postgres
DATABASE_HOST=127.0.0.1
DATABASE_NAME=strapi
DATABASE_USERNAME=strapi
DATABASE_PASSWORD=secret
END
echo NODE_ENV=production > /etc/ecole/site.env
git config --global user.email a@b.c && git config --global user.name a
cd /root/origin
git init --quiet --initial-branch=main
echo "process.on('SIGHUP', () => {}); require('node:http').createServer((_, answer) => answer.end(require('node:fs').readFileSync('mark'))).listen(process.env.PORT, '127.0.0.1');" > server.js
mkdir /srv/ecole
echo first > mark && git add --all && git commit --quiet --message=first
git clone --quiet /root/origin /srv/ecole/repository
cp deploy/systemd/*.service /etc/systemd/system
systemctl daemon-reload
runuser -u postgres -- psql --quiet --command="CREATE ROLE strapi LOGIN PASSWORD 'secret'"
runuser -u postgres -- createdb strapi --owner=strapi
install --directory --owner=strapi --group=strapi /srv/strapi /srv/strapi/public/uploads
cat > /srv/strapi/package.json <<'END'
{ "scripts": { "start": "PGPASSWORD=$DATABASE_PASSWORD exec psql --host=127.0.0.1 --username=$DATABASE_USERNAME --command='SELECT pg_sleep(3600)' $DATABASE_NAME" } }
END
echo a-secret > /srv/strapi/.env
touch /srv/strapi/public/uploads/{first,second}.jpg
PGPASSWORD=secret psql --quiet --host=127.0.0.1 --username=strapi --command='CREATE TABLE entries AS SELECT * FROM generate_series(1, 60000) AS number' strapi
cd /srv/ecole/repository
cp --archive "$(deploy/backup | tail -1)" /root/backup
# What the backup lacks.
cat > /root/goes-on <<'END'
cd /srv
rm -rf /srv/trial /srv/strapi/public/uploads/* /etc/ecole/*.restoring
touch /srv/strapi/public/uploads/{first,second,later}.jpg
echo a-secret > /srv/strapi/.env
for database in ecole_restoring trial; do runuser -u postgres -- dropdb --if-exists --force $database; done
runuser -u postgres -- dropuser --if-exists trial
systemctl reset-failed strapi || true
systemctl restart strapi
END
`;

/**
 * A moment of a restore: this program is called in its place, and kills the restore. A dump that is being read goes on
 * being read.
 */
const killer = `
mkdir --parents /root/killing
cat > /root/killing/before <<'END'
#!/bin/bash
if [[ "$*" == *"$MOMENT"* ]]; then
  if [[ "$*" == *pg_restore* ]]; then runuser -u postgres -- "$@" & sleep 0.2; fi
  kill -KILL $PPID
  sleep 0.2
  exit 1
fi
exec runuser -u postgres -- "$@"
END
cat > /root/killing/tar <<'END'
#!/bin/bash
if [[ "$*" == *"$MOMENT"* ]]; then kill -KILL $PPID; sleep 0.2; exit 1; fi
exec /usr/bin/tar "$@"
END
chmod +x /root/killing/*
`;
const moments = [
  ['while the dump is read', 'pg_restore'],
  ['while pictures are read', 'uploads.tar'],
  ['before the database is there', 'RENAME TO'],
  ['before its role has a password', '--set=role'],
  ['before Strapi’s code is there', '--file=/root/backup/strapi.tar.gz'],
];

describe.skipIf(reasons.length > 0)('on a bare Debian', { timeout: 300_000 }, () => {
  const work = mkdtempSync(path.join(tmpdir(), 'machine-'));
  let machine: Machine;

  /** @returns status and output of a command, which may fail */
  const tries = async (command: string) => {
    const [status, ...output] = (
      await machine.run(
        `set +x; status=0; (${command}) > /tmp/output 2>&1 || status=$?; echo $status; cat /tmp/output`,
      )
    ).split('\n');
    return { status: Number(status), output: output.join('\n') };
  };

  beforeAll(async () => {
    mkdirSync(path.dirname(log), { recursive: true });
    rmSync(log, { force: true });
    bareMachine(path.join(work, 'root'));
    cpSync('deploy', path.join(work, 'root/root/origin/deploy'), { recursive: true });
    machine = await startMachine(path.join(work, 'root'), log);
    await machine.run(installed + killer);
  }, 1_800_000);
  afterAll(async () => {
    await machine?.stop();
    rmSync(work, { recursive: true, force: true });
  }, 300_000);

  describe('deploy/restore', () => {
    const restore = '/srv/ecole/repository/deploy/restore /root/backup';
    const other = 'STRAPI=/srv/trial/strapi ETC=/srv/trial/etc';
    const trial = `${other} DATABASE_NAME=trial DATABASE_USERNAME=trial`;
    /** Entries that a Strapi with these settings finds, its pictures, and its secrets. */
    const stateOf = (etc: string, strapi: string) =>
      machine.run(`set +x; set -a; . ${etc}/ecole/strapi.env
        PGPASSWORD=$DATABASE_PASSWORD psql --host=127.0.0.1 --username=$DATABASE_USERNAME --tuples-only --no-align --command='SELECT count(*) FROM entries' $DATABASE_NAME
        ls ${strapi}/public/uploads; cat ${strapi}/.env; ls ${etc}/ecole; stat --format=%U ${strapi}/public/uploads`);
    const files = 'a-secret\nsite.env\nstrapi.env\nstrapi';
    const live = `60001\nfirst.jpg\nlater.jpg\nsecond.jpg\n${files}`;
    const restored = `60000\nfirst.jpg\nsecond.jpg\n${files}`;

    beforeEach(async () => {
      await machine.run(`set +x; bash -eu /root/goes-on
        PGPASSWORD=secret psql --quiet --host=127.0.0.1 --username=strapi --command='DELETE FROM entries WHERE number > 60000' --command='INSERT INTO entries VALUES (60001)' strapi`);
      expect(await stateOf('/etc', '/srv/strapi')).toBe(live);
    });

    describe.each([
      ['runs', 'true'],
      ['is stopped', 'systemctl stop strapi'],
    ])('beside a Strapi that %s', (_, stop) => {
      it.each([
        ['another folder', other],
        ['another folder and role', `${other} DATABASE_USERNAME=trial`],
        ['another folder and database', `${other} DATABASE_NAME=trial`],
        ['another Strapi', 'STRAPI=/srv/trial/strapi'],
        ['another configuration', 'ETC=/srv/trial/etc'],
        [
          'another Strapi, with names',
          'STRAPI=/srv/trial/strapi DATABASE_NAME=trial DATABASE_USERNAME=trial',
        ],
        [
          'another configuration, with names',
          'ETC=/srv/trial/etc DATABASE_NAME=trial DATABASE_USERNAME=trial',
        ],
      ])('refuses what is installed to %s', async (_name, where) => {
        await machine.run(stop);
        for (const replace of ['', ' --replace']) {
          const { status, output } = await tries(`${where} ${restore}${replace}`);
          expect(status, output).toBe(1);
          expect(output).toMatch(
            /^to be written: \S+, \S+, the database (?:strapi|trial) of the role (?:strapi|trial)$/m,
          );
          expect(output).not.toContain('--replace');
        }
        expect(await stateOf('/etc', '/srv/strapi')).toBe(live);
        expect(await tries('ls /srv/trial')).toMatchObject({ status: 2 });
      });
    });

    it('refuses the installed database to a folder whose settings name it', async () => {
      await machine.run('mkdir --parents /srv/trial/etc && cp --recursive /etc/ecole /srv/trial/etc');
      expect(await tries(`${other} ${restore} --replace`)).toMatchObject({ status: 1 });
      expect(await stateOf('/etc', '/srv/strapi')).toBe(live);
    });

    it('refuses a database with tables of which the installation does not know', async () => {
      await machine.run(`runuser -u postgres -- createdb trial
        runuser -u postgres -- psql --quiet --command='CREATE TABLE of_another_program (line text)' trial`);
      for (const replace of ['', ' --replace'])
        expect(await tries(`${trial} ${restore}${replace}`)).toMatchObject({ status: 1 });
      await machine.run("runuser -u postgres -- psql --command='SELECT * FROM of_another_program' trial");
    });

    describe.each([
      ['a trial', `${trial} ${restore}`, '/srv/trial/etc', '/srv/trial/strapi', 'true'],
      ['what is installed', `${restore} --replace`, '/etc', '/srv/strapi', 'systemctl stop strapi'],
      [
        'a lost machine',
        restore,
        '/etc',
        '/srv/strapi',
        'systemctl stop strapi; rm -rf /etc/ecole /srv/strapi; cd /; runuser -u postgres -- dropdb --force strapi; runuser -u postgres -- dropuser strapi',
      ],
    ])('of %s', (_, command, etc, strapi, before) => {
      it.each([['not at all', 'never'], ...moments])(
        'is whole although it was killed %s',
        async (_name, moment) => {
          await machine.run(before);
          const first = await tries(
            `MOMENT='${moment}' PATH=/root/killing:$PATH SUPERUSER=/root/killing/before ${command}`,
          );
          expect(first.status, first.output).toBe(moment === 'never' ? 0 : 137);
          if (moment !== 'never') {
            // As the book says.
            const again = await tries(command);
            if (again.status !== 0) {
              expect(again.output).toContain('--replace');
              const replaced = await tries(`${command} --replace`);
              expect(replaced.status, replaced.output).toBe(0);
            }
          }
          expect(await stateOf(etc, strapi)).toBe(restored);
          if (etc !== '/etc') expect(await stateOf('/etc', '/srv/strapi')).toBe(live);
        },
      );
    });
  });

  describe('deploy/roll', () => {
    const roll = (words: string) => `cd /srv/ecole/repository && deploy/roll ${words}`;
    const build = (waits = 'true') => `BUILD='cp server.js build; ${waits}'`;
    const marks = () => machine.run('curl --silent --fail http://127.0.0.1:3001 http://127.0.0.1:3002');
    const commit = (name: string) =>
      machine.run(
        `cd /root/origin && echo ${name} > mark && git add --all && git commit --quiet --message=${name}`,
      );

    beforeAll(async () => {
      await machine.run(`export ${build()}; ${roll('')}`);
      await commit('second');
      await machine.run(`export ${build()}; ${roll('')}`);
      await commit('third');
    });
    beforeEach(async () => {
      await machine.run(
        `export ${build()}; ${roll('$(git -C /root/origin rev-parse HEAD~2)')}; ${roll('$(git -C /root/origin rev-parse HEAD~1)')}`,
      );
      expect(await marks()).toBe('second\nsecond');
      await machine.run('rm -rf /srv/ecole/releases/*-$(git -C /root/origin rev-parse --short=12 HEAD)');
    });

    it('leads back once', async () => {
      await machine.run(roll('--back'));
      const ids = 'systemctl show --property=MainPID site@3001 site@3002';
      const before = await machine.run(ids);
      expect(await machine.run(roll('--back'))).toContain('the earlier release already runs');
      expect(await marks()).toBe('first\nfirst');
      expect(await machine.run(ids)).toBe(before);
    });

    it('goes back while somebody builds, whose build does not switch', async () => {
      await machine.run(`rm -f /tmp/built; (export ${build('until [[ -e /tmp/built ]]; do sleep 0.1; done')}; ${roll('')}) > /tmp/build 2>&1 &
        until grep building /tmp/build; do sleep 0.1; done
        ${roll('--back')}
        touch /tmp/built
        status=0; wait $! || status=$?; ((status == 1))
        grep 'not switched' /tmp/build`);
      expect(await marks()).toBe('first\nfirst');
    });

    it.each([
      ['while it builds', 'building', 'first'],
      ['at its first restart', 'restarting 3001', 'second'],
      ['at its second restart', 'restarting 3002', 'second'],
    ])('goes back after it was killed %s', async (_, moment, expected) => {
      await machine.run(`export ${build(moment === 'building' ? 'sleep 30' : 'true')}
        cd /srv/ecole/repository; deploy/roll > /tmp/roll 2>&1 &
        until grep '${moment}' /tmp/roll; do sleep 0.01; done
        kill -KILL $!
        cd /srv/ecole/repository && timeout 25 deploy/roll --back`);
      expect(await marks()).toBe(`${expected}\n${expected}`);
      expect(await machine.run(roll('--back'))).toContain('the earlier release already runs');
      await machine.run(`export ${build()}; ${roll('')}`);
      expect(await marks()).toBe('third\nthird');
    });

    it.each(['restarting 3001', 'restarting 3002'])(
      'finishes a way back that was killed at %s',
      async (moment) => {
        await machine.run(`cd /srv/ecole/repository; deploy/roll --back > /tmp/roll 2>&1 &
        until grep '${moment}' /tmp/roll; do sleep 0.01; done
        kill -KILL $!
        deploy/roll --back`);
        expect(await marks()).toBe('first\nfirst');
      },
    );
  });
});
