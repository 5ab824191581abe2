/**
 * `npm run strapi`: the content service in Strapi, on port 1337, with the demonstration school. Installs it the first
 * time, builds the panel when its sources changed, imports what is not there yet, and serves.
 *
 *     npm run strapi              the demonstration school (CONTENT_DIRECTORY: another one)
 *     npm run strapi -- --empty   a school that has nothing yet: accounts and rights, settings, menus, a home page
 *     npm run strapi -- --prepare everything but serving; a Strapi that has content keeps it
 *     npm run strapi -- --replace-school   imports where another school is: what an import has written of it goes, and
 *                                 what editors have written stays
 *
 * In production (`NODE_ENV`) the demonstration is never imported. `STRAPI_DIRECTORY` is where Strapi is installed where
 * that is not this repository: the code of this version is written there first, over what was there of the one before,
 * and over what somebody has changed in it with `--replace-code`.
 */
import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { digestOf } from './digest-of.mjs';

const project = path.resolve('content-service/strapi');
const root = path.resolve(process.env.STRAPI_DIRECTORY || project);
const wants = new Set(process.argv.slice(2));
const known = ['--empty', '--prepare', '--replace-school', '--replace-code'];
const unknown = [...wants].filter((want) => !known.includes(want));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Known: ${known.join(' ')}`);
  process.exit(2);
}
const strapiCommand = 'node_modules/@strapi/strapi/bin/strapi.js';
/** @type {NodeJS.ProcessEnv} */
const environment = { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true' };

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string }} [options]
 */
function run(command, parameters, { cwd = root } = {}) {
  const began = Date.now();
  const { status, error } = spawnSync(command, parameters, { cwd, env: environment, stdio: 'inherit' });
  if (error) console.error(error.message);
  if (status !== 0) process.exit(status ?? 1);
  return Math.round((Date.now() - began) / 1000);
}

/**
 * Repeats a step only if its input has changed
 * @param {string} name @param {string} digest @param {() => void} step
 */
function once(name, digest, step) {
  const file = path.join(root, '.tmp', `${name}.digest`);
  if (existsSync(file) && readFileSync(file, 'utf8') === digest) return;
  step();
  writeFileSync(file, digest);
}

const school = wants.has('--empty') ? emptySchool() : process.env.CONTENT_DIRECTORY || undefined;
const folder = path.join(root, '.tmp/school-export');
const imports = school !== undefined || process.env.NODE_ENV !== 'production';
if (!imports && !wants.has('--prepare')) {
  console.error(
    'In production nothing imports the demonstration school. CONTENT_DIRECTORY names the folder of the school’s files, --prepare imports none; npm start in content-service/strapi serves what is there.',
  );
  process.exit(1);
}
if (root !== project) writeProject();
mkdirSync(path.join(root, '.tmp'), { recursive: true });
mkdirSync(path.join(root, 'public/uploads'), { recursive: true });
writeSecrets();
const accounts = writeAccounts();
const lock = digestOf(['package-lock.json'], root);
if (!existsSync(path.join(root, 'node_modules')))
  rmSync(path.join(root, '.tmp/installed.digest'), { force: true });
once('installed', lock, () => {
  console.log('Installing Strapi: some minutes, 720 MB…');
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
});
once('built', digestOf(['package-lock.json', 'config', 'src'], root), () => {
  console.log('Building Strapi and its panel: a minute or two…');
  run(process.execPath, [strapiCommand, 'build']);
});
if (school) environment.CONTENT_DIRECTORY = school;
if (imports) {
  // Files of an earlier school there would be included.
  rmSync(folder, { recursive: true, force: true });
  run(process.execPath, ['tools/content.mjs', 'export', folder], { cwd: process.cwd() });
} else
  console.log('In production the demonstration is not imported; CONTENT_DIRECTORY names a school’s files.');
run(process.execPath, [
  'scripts/import.js',
  ...(imports ? [folder] : []),
  ...(wants.has('--prepare') ? ['--only-if-empty'] : []),
  ...(wants.has('--replace-school') ? ['--replace-school'] : []),
]);
if (!wants.has('--prepare')) serve();

/**
 * The code of Strapi's project; what the installation has made beside it stays. What somebody has changed in it since
 * is a school's work, and a folder that this has not written is somebody's: it is named, and written over only when that
 * was said.
 */
function writeProject() {
  const folders = ['config', 'scripts', 'src'];
  const files = [...folders, 'tsconfig.json', 'package.json', 'package-lock.json'];
  const written = path.join(root, '.tmp/code.digest');
  // It continues where it was interrupted.
  const unfinished = 'unfinished';
  const code = files.filter((name) => existsSync(path.join(root, name)));
  const known = existsSync(written) ? readFileSync(written, 'utf8') : null;
  const isOurs = code.length === 0 || known === unfinished || known === digestOf(code, root);
  if (!isOurs && !wants.has('--replace-code')) {
    console.error(
      `Strapi’s code in ${root} was changed since it was installed, or is another’s: nothing was written. To compare: diff -r ${project}/src ${root}/src, and the same of config. --replace-code writes over it.`,
    );
    process.exit(1);
  }
  mkdirSync(path.dirname(written), { recursive: true });
  writeFileSync(written, unfinished);
  for (const name of [...files, 'database', 'public']) {
    const [from, to] = [path.join(project, name), path.join(root, name)];
    // A file that the new version no longer has must not be built.
    if (folders.includes(name)) rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, filter: (file) => path.basename(file) !== 'uploads' });
  }
  writeFileSync(written, digestOf(files, root));
}

/** The files of an empty school: settings, menus and a home page. */
function emptySchool() {
  const directory = path.join(root, '.tmp/empty-school');
  if (!existsSync(directory)) {
    run(process.execPath, ['tools/content.mjs', 'new', directory], { cwd: process.cwd() });
  }
  return directory;
}

/**
 * Secrets of this installation, each made once. The last two are shared with the site: `npm run start:strapi` reads
 * them.
 */
function writeSecrets() {
  const file = path.join(root, '.env');
  const written = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = parseEnv(written);
  const secret = () => randomBytes(24).toString('base64');
  const wanted = [
    ['APP_KEYS', `${secret()},${secret()}`],
    ['API_TOKEN_SALT', secret()],
    ['ADMIN_JWT_SECRET', secret()],
    ['TRANSFER_TOKEN_SALT', secret()],
    ['ENCRYPTION_KEY', secret()],
    ['JWT_SECRET', secret()],
    ['STRAPI_PLUGIN_I18N_INIT_LOCALE_CODE', 'fr'],
    ['PREVIEW_SECRET', secret()],
    ['CONTENT_PURGE_SECRET', secret()],
  ];
  const missing = wanted.filter(([name]) => !(name in known)).map(([name, value]) => `${name}=${value}`);
  if (missing.length === 0) return;
  const lines = [...(written ? [written.trimEnd()] : []), ...missing];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
}

/** Passwords of this installation's accounts, made once and printed below. */
function writeAccounts() {
  const file = path.join(root, '.tmp/accounts.json');
  if (!existsSync(file)) {
    const password = () => `${randomBytes(9).toString('base64url')}-Aa1`;
    const editor = (/** @type {string} */ role) => ({
      role,
      email: `${role}@ecole.example`,
      password: password(),
    });
    const made = {
      // Containers are given it: their site cannot read the file.
      site: { username: 'site', password: process.env.CONTENT_API_PASSWORD || password() },
      editors: ['redaction', 'relecture', 'administration'].map(editor),
    };
    writeFileSync(file, JSON.stringify(made, null, 2), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

function serve() {
  const port = process.env.PORT ?? '1337';
  console.log(`
API      http://localhost:${port}/api
panel    http://localhost:${port}/admin
site     npm run start:strapi (account ${accounts.site.username})`);
  for (const { role, email, password } of accounts.editors)
    console.log(`${role.padEnd(15)} ${email}  ${password}`);
  const strapi = spawn(process.execPath, [strapiCommand, 'start'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...environment, PORT: port, NODE_ENV: process.env.NODE_ENV ?? 'production' },
  });
  for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT']))
    process.on(signal, () => strapi.kill(signal));
  strapi.on('exit', (status) => process.exit(status ?? 1));
}
