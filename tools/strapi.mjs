/**
 * `npm run strapi`: the content service in Strapi, on port 1337, with the demonstration school. Installs it the first
 * time, builds the panel when its sources changed, imports the school if there is no content yet, and serves.
 *
 *     npm run strapi              the demonstration school (CONTENT_DIRECTORY: another one)
 *     npm run strapi -- --empty --name="École du Littoral"   a school that has nothing yet: accounts and rights,
 *                                 settings, menus, a home page
 *     npm run strapi -- --prepare everything but serving; a Strapi that has content keeps it
 *
 * In production (`NODE_ENV`) the demonstration is never imported. `STRAPI_DIRECTORY` is where Strapi is installed where
 * that is not this repository: the code of this version is written there first, over what was there of the one before,
 * and over what somebody has changed in it with `--replace-code`.
 */
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once as event } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { digestOf } from './digest-of.mjs';

const project = path.resolve('content-service/strapi');
const root = path.resolve(process.env.STRAPI_DIRECTORY || project);
const words = process.argv.slice(2);
const values = words
  .find((word) => word.startsWith('--name='))
  ?.slice('--name='.length)
  .trim();
const wants = new Set(words.filter((word) => !word.startsWith('--name=')));
const flags = ['--empty', '--prepare', '--replace-code'];
const unknown = [...wants].filter((want) => !flags.includes(want));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(' ')}. Known: ${flags.join(' ')} --name=`);
  process.exit(2);
}
const port = process.env.PORT ?? '1337';
const strapiCommand = 'node_modules/@strapi/strapi/bin/strapi.js';
/** @type {NodeJS.ProcessEnv} */
const environment = { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true' };

/** What runs now: it ends with this process. @type {import('node:child_process').ChildProcess | null} */
let child = null;
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP']))
  process.on(signal, () => {
    if (!child) process.exit(1);
    child.kill(signal);
  });

/**
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns its status; a signal's is 1
 */
async function statusOf(command, parameters, { cwd = root, env = environment } = {}) {
  child = spawn(command, parameters, { cwd, env, stdio: 'inherit' });
  const [status] = await event(child, 'exit').catch((error) => {
    console.error(error.message);
    return [1];
  });
  child = null;
  return status ?? 1;
}

/**
 * Ends this process where the command fails.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string }} [options]
 */
async function run(command, parameters, options) {
  const status = await statusOf(command, parameters, options);
  if (status !== 0) process.exit(status);
}

/**
 * Repeats a step only if its input has changed
 * @param {string} name @param {string} digest @param {() => Promise<void>} step
 */
async function once(name, digest, step) {
  const file = path.join(root, '.tmp', `${name}.digest`);
  if (existsSync(file) && readFileSync(file, 'utf8') === digest) return;
  await step();
  writeFileSync(file, digest);
}

if (!wants.has('--prepare')) await refuseTakenPort();
const school = wants.has('--empty') ? await emptySchool() : process.env.CONTENT_DIRECTORY || undefined;
const folder = path.join(root, '.tmp/school-export');
const imports = school !== undefined || process.env.NODE_ENV !== 'production';
if (!imports && !wants.has('--prepare')) {
  console.error(
    'In production nothing imports the demonstration school. CONTENT_DIRECTORY names the folder of the school’s files, --prepare imports none; npm start in content-service/strapi serves what is there.',
  );
  process.exit(1);
}
await writeGenerated();
if (root !== project) writeProject();
mkdirSync(path.join(root, '.tmp'), { recursive: true });
mkdirSync(path.join(root, 'public/uploads'), { recursive: true });
writeSecrets();
const accounts = writeAccounts();
const lock = digestOf(['package-lock.json'], root);
if (!existsSync(path.join(root, 'node_modules')))
  rmSync(path.join(root, '.tmp/installed.digest'), { force: true });
await once('installed', lock, async () => {
  console.log('Installing Strapi: some minutes, 720 MB…');
  await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
});
await once('built', digestOf(['package-lock.json', 'config', 'src'], root), async () => {
  console.log('Building Strapi and its panel: a minute or two…');
  await run(process.execPath, [strapiCommand, 'build']);
});
if (school) environment.CONTENT_DIRECTORY = school;
if (imports) {
  // Files of an earlier school there would be included.
  rmSync(folder, { recursive: true, force: true });
  await run(process.execPath, ['tools/content.mjs', 'export', folder], { cwd: process.cwd() });
} else
  console.log('In production the demonstration is not imported; CONTENT_DIRECTORY names a school’s files.');
await run(process.execPath, [
  'scripts/import.js',
  ...(imports ? [folder] : []),
  ...(wants.has('--prepare') ? ['--only-if-empty'] : []),
]);
if (!wants.has('--prepare')) await serve();

/** The content types, components and rules of the model: a release, which has nothing that bundles, was built with them. */
async function writeGenerated() {
  const here = { cwd: process.cwd() };
  if (existsSync('node_modules/esbuild')) await run(process.execPath, ['tools/content.mjs', 'strapi'], here);
  if (existsSync(path.join(project, 'src/contract/model.json'))) return;
  console.error('This release was not built: npm run build writes Strapi’s content types.');
  process.exit(1);
}

/**
 * The code of Strapi's project; what the installation has made beside it stays. What somebody has changed in it since
 * is a school's work, and a folder that this has not written belongs to somebody: it is named, and overwritten only
 * when that was said.
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

/** The files of an empty school with its own name: settings, menus and a home page. */
async function emptySchool() {
  const directory = path.join(root, '.tmp/empty-school');
  const settings = path.join(directory, 'settings.json');
  const before = existsSync(settings) ? JSON.parse(readFileSync(settings, 'utf8')).siteName : null;
  if (!values && before === null) {
    console.error(
      '--empty needs the name of the school: npm run strapi -- --empty --name="École du Littoral"',
    );
    process.exit(2);
  }
  if (values && values !== before) {
    rmSync(directory, { recursive: true, force: true });
    await run(process.execPath, ['tools/content.mjs', 'new', directory, values], { cwd: process.cwd() });
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

/** Before anything is printed or written: another Strapi may be what listens there. */
async function refuseTakenPort() {
  const probe = createServer();
  const listening = event(probe, 'listening');
  probe.listen(Number(port), process.env.HOST ?? '0.0.0.0');
  await listening.catch(({ code }) => {
    console.error(
      code === 'EADDRINUSE'
        ? `Port ${port} is in use: end what listens there, or PORT=${Number(port) + 1} npm run strapi.`
        : `Port ${port} cannot be listened at (${code}).`,
    );
    process.exit(1);
  });
  await new Promise((resolve) => probe.close(resolve));
}

async function serve() {
  // The site asks port 1337 by default.
  const elsewhere = port === '1337' ? '' : `CONTENT_API_URL=http://localhost:${port}/api `;
  console.log(`
API      http://localhost:${port}/api
panel    http://localhost:${port}/admin
site     ${elsewhere}npm run start:strapi (account ${accounts.site.username})`);
  for (const { role, email, password } of accounts.editors)
    console.log(`${role.padEnd(15)} ${email}  ${password}`);
  const env = { ...environment, PORT: port, NODE_ENV: process.env.NODE_ENV ?? 'production' };
  process.exit(await statusOf(process.execPath, [strapiCommand, 'start'], { env }));
}
