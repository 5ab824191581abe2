#!/usr/bin/env node
/**
 * Stands in for systemd in a folder where none runs: starts, restarts and reloads what a unit says, as its account, with
 * its environment and folders. What a unit says of its limits is not its business (`kit.test.ts` has it judged).
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const kept = '/run/units';
/** Milliseconds in which a process has to end. */
const patience = 30_000;

const [verb, ...given] = process.argv.slice(2).filter((word) => !word.startsWith('--'));
mkdirSync(kept, { recursive: true });
if (verb === 'start' || verb === 'restart') for (const unit of given) await restart(unit);
else if (verb === 'reload') for (const unit of given) reload(unit);
else if (verb === 'stop') for (const unit of given) await stop(unit);
else if (verb !== 'daemon-reload' && verb !== 'enable')
  throw new Error(`systemctl ${verb} is not known here`);

/** @param {string} unit */
function named(unit) {
  return unit.endsWith('.service') ? unit : `${unit}.service`;
}

/**
 * Every setting with its values in their order; an empty one takes back those before, as in systemd.
 *
 * @param {string} unit @returns {(setting: string) => string[]}
 */
function settingsOf(unit) {
  const name = named(unit);
  const [, instance = ''] = /@(.*)\.service$/.exec(name) ?? [];
  const template = name.replace(/@.*\.service$/, '@.service');
  const files = ['/etc/systemd/system', '/lib/systemd/system'].map((folder) => path.join(folder, template));
  const file = files.find((each) => existsSync(each));
  if (!file) throw new Error(`there is no unit ${template}`);
  const added = `/etc/systemd/system/${template}.d`;
  const texts = [file, ...(existsSync(added) ? readdirSync(added).map((one) => path.join(added, one)) : [])];
  /** @type {Record<string, string[]>} */
  const settings = {};
  for (const line of texts.flatMap((one) => readFileSync(one, 'utf8').replaceAll('\\\n', ' ').split('\n'))) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key === undefined || value === undefined) continue;
    settings[key] = value === '' ? [] : [...(settings[key] ?? []), value.replaceAll('%i', instance)];
  }
  return (setting) => settings[setting] ?? [];
}

/** @param {ReturnType<typeof settingsOf>} settings */
function environmentOf(settings) {
  /** @type {Record<string, string>} */
  const environment = { PATH: process.env.PATH ?? '' };
  const lines = settings('EnvironmentFile').flatMap((file) =>
    readFileSync(file.replace(/^-/, ''), 'utf8').split('\n'),
  );
  for (const line of [...lines, ...settings('Environment').flatMap((value) => value.split(' '))]) {
    const [, key, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
    if (key !== undefined && value !== undefined) environment[key] = value;
  }
  return environment;
}

/** @param {string} command a line of a unit, without the signs that say how it may fail */
function inShell(command) {
  return ['-c', `exec ${command.replace(/^[-@:+!]+/, '')}`];
}

/** @param {string} unit */
async function restart(unit) {
  await stop(unit);
  const settings = settingsOf(unit);
  const [user = 'root'] = settings('User');
  const folders = settings('RuntimeDirectory').map((name) => `/run/${name}`);
  folders.push(...settings('StateDirectory').map((name) => `/var/lib/${name}`));
  for (const folder of folders) {
    mkdirSync(folder, { recursive: true });
    spawnSync('chown', [user, folder]);
  }
  const env = environmentOf(settings);
  const log = openSync(`/var/log/${named(unit)}.log`, 'a');
  /** @type {('ignore' | number)[]} */
  const stdio = ['ignore', log, log];
  for (const command of settings('ExecStartPre')) spawnSync('bash', inShell(command), { env, stdio });
  const [command] = settings('ExecStart');
  const account = ['--reuid', user, '--regid', user, '--init-groups', 'bash', ...inShell(command)];
  const [cwd = '/'] = settings('WorkingDirectory');
  const child = spawn('setpriv', account, { cwd, env, stdio, detached: true });
  writeFileSync(path.join(kept, named(unit)), String(child.pid));
  child.unref();
}

/** @param {string} unit @returns {number | null} */
function processOf(unit) {
  const [own] = settingsOf(unit)('PIDFile');
  const file = own && existsSync(own) ? own : path.join(kept, named(unit));
  if (!existsSync(file)) return null;
  const pid = Number(readFileSync(file, 'utf8'));
  return isAlive(pid) ? pid : null;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** @param {string} unit */
async function stop(unit) {
  const pid = processOf(unit);
  if (pid === null) return;
  process.kill(pid, 'SIGTERM');
  for (const end = Date.now() + patience; isAlive(pid) && Date.now() < end; ) await pause(50);
}

/** @param {string} unit */
function reload(unit) {
  const pid = processOf(unit);
  if (pid === null) throw new Error(`${unit} does not run`);
  for (const command of settingsOf(unit)('ExecReload')) {
    const { status } = spawnSync('bash', inShell(command), { env: { ...process.env, MAINPID: String(pid) } });
    if (status !== 0) throw new Error(`${unit} could not be reloaded`);
  }
}
