/**
 * `npm run strapi`: the content service in Strapi, on port 1337, with the demonstration school. Installs it the first
 * time, builds the panel when its sources changed, imports the school if there is no content yet, and serves.
 *
 *     npm run strapi              the demonstration school (CONTENT_DIRECTORY: another one)
 *     npm run strapi -- --empty --name="École du Littoral"   a school that has nothing yet: accounts and rights,
 *                                 settings, menus, a home page
 *     npm run strapi -- --prepare everything but serving; a Strapi that has content keeps it
 *
 * In production (`NODE_ENV`) the demonstration is never imported. `STRAPI_DIRECTORY` names another folder than that of
 * this repository in which Strapi is installed: the code of this version is written there first, over that of the earlier
 * one, and with `--replace-code` over changes that somebody has made.
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
const parameters = process.argv.slice(2);
const schoolName = parameters
  .find((parameter) => parameter.startsWith('--name='))
  ?.slice('--name='.length)
  .trim();
const flags = new Set(parameters.filter((parameter) => !parameter.startsWith('--name=')));
const knownFlags = ['--empty', '--prepare', '--replace-code'];
const unknownFlags = [...flags].filter((flag) => !knownFlags.includes(flag));
if (unknownFlags.length > 0) {
  console.error(`Unknown: ${unknownFlags.join(' ')}. Known: ${knownFlags.join(' ')} --name=`);
  process.exit(2);
}
const port = process.env.PORT ?? '1337';
const strapiCommand = 'node_modules/@strapi/strapi/bin/strapi.js';
/** @type {NodeJS.ProcessEnv} */
const environment = { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true' };

/** The command that runs now: it ends with this process. @type {import('node:child_process').ChildProcess | null} */
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
 * @returns its exit status; 1 if a signal ended it
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
 * Runs a command, and ends this process if it fails.
 *
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ cwd?: string }} [options]
 */
async function run(command, parameters, options) {
  const status = await statusOf(command, parameters, options);
  if (status !== 0) process.exit(status);
}

/**
 * Takes a step only if its input has changed since it was last taken.
 *
 * @param {string} name @param {string} digest of the input @param {() => Promise<void>} step
 */
async function onceFor(name, digest, step) {
  const file = path.join(root, '.tmp', `${name}.digest`);
  if (existsSync(file) && readFileSync(file, 'utf8') === digest) return;
  await step();
  writeFileSync(file, digest);
}

if (!flags.has('--prepare')) await refuseTakenPort();
const school = flags.has('--empty') ? await writeEmptySchool() : process.env.CONTENT_DIRECTORY || undefined;
const exportFolder = path.join(root, '.tmp/school-export');
const importsSchool = school !== undefined || process.env.NODE_ENV !== 'production';
if (!importsSchool && !flags.has('--prepare')) {
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
const lockDigest = digestOf(['package-lock.json'], root);
if (!existsSync(path.join(root, 'node_modules')))
  rmSync(path.join(root, '.tmp/installed.digest'), { force: true });
await onceFor('installed', lockDigest, async () => {
  console.log('Installing Strapi: some minutes, 720 MB…');
  // npm tells it to be silent where this was started by `npm run --silent` (deploy/strapi).
  await run('npm', ['ci', '--loglevel=error', '--prefer-offline', '--no-audit', '--no-fund']);
});
await onceFor('built', digestOf(['package-lock.json', 'config', 'src'], root), async () => {
  console.log('Building Strapi and its panel: a minute or two…');
  await run(process.execPath, [strapiCommand, 'build']);
});
if (school) environment.CONTENT_DIRECTORY = school;
if (importsSchool) {
  // Files of an earlier school there would be included.
  rmSync(exportFolder, { recursive: true, force: true });
  await run(process.execPath, ['tools/content.mjs', 'export', exportFolder], { cwd: process.cwd() });
} else
  console.log('In production the demonstration is not imported; CONTENT_DIRECTORY names a school’s files.');
await run(process.execPath, [
  'scripts/import.js',
  ...(importsSchool ? [exportFolder] : []),
  ...(flags.has('--prepare') ? ['--only-if-empty'] : []),
]);
if (!flags.has('--prepare')) await serve();

/** Writes the content types, components and rules of the model; a release, which has no bundler, was built with them. */
async function writeGenerated() {
  const options = { cwd: process.cwd() };
  if (existsSync('node_modules/esbuild'))
    await run(process.execPath, ['tools/content.mjs', 'strapi'], options);
  if (existsSync(path.join(project, 'src/contract/model.json'))) return;
  console.error('This release was not built: npm run build writes Strapi’s content types.');
  process.exit(1);
}

/**
 * Writes the code of Strapi's project; what the installation has made beside it stays. Code that was changed since, and a
 * folder that this command has not written, may be somebody's work: they are overwritten only with `--replace-code`.
 */
function writeProject() {
  const codeFolders = ['config', 'scripts', 'src'];
  const codeNames = [...codeFolders, 'tsconfig.json', 'package.json', 'package-lock.json'];
  const digestFile = path.join(root, '.tmp/code.digest');
  // In place of a digest while the code is being written: an interrupted run is repeated.
  const unfinished = 'unfinished';
  const present = codeNames.filter((name) => existsSync(path.join(root, name)));
  const digest = existsSync(digestFile) ? readFileSync(digestFile, 'utf8') : null;
  const isUnchanged = present.length === 0 || digest === unfinished || digest === digestOf(present, root);
  if (!isUnchanged && !flags.has('--replace-code')) {
    console.error(
      `Strapi’s code in ${root} was changed since it was installed, or is another’s: nothing was written. To compare: diff -r ${project}/src ${root}/src, and the same of config. --replace-code writes over it.`,
    );
    process.exit(1);
  }
  mkdirSync(path.dirname(digestFile), { recursive: true });
  writeFileSync(digestFile, unfinished);
  for (const name of [...codeNames, 'database', 'public']) {
    const [from, to] = [path.join(project, name), path.join(root, name)];
    // A file that the new version no longer has must not be built.
    if (codeFolders.includes(name)) rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, filter: (file) => path.basename(file) !== 'uploads' });
  }
  writeFileSync(digestFile, digestOf(codeNames, root));
}

/** Writes the files of an empty school with its name: settings, menus and a home page. @returns their folder */
async function writeEmptySchool() {
  const directory = path.join(root, '.tmp/empty-school');
  const settings = path.join(directory, 'settings.json');
  const writtenName = existsSync(settings) ? JSON.parse(readFileSync(settings, 'utf8')).siteName : null;
  if (!schoolName && writtenName === null) {
    console.error(
      '--empty needs the name of the school: npm run strapi -- --empty --name="École du Littoral"',
    );
    process.exit(2);
  }
  if (schoolName && schoolName !== writtenName) {
    rmSync(directory, { recursive: true, force: true });
    await run(process.execPath, ['tools/content.mjs', 'new', directory, schoolName], { cwd: process.cwd() });
  }
  return directory;
}

/**
 * Writes the secrets of this installation, each made once. The last two are shared with the site: `npm run start:strapi`
 * reads them.
 */
function writeSecrets() {
  const file = path.join(root, '.env');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const present = parseEnv(text);
  const secret = () => randomBytes(24).toString('base64');
  const variables = [
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
  const missing = variables.filter(([name]) => !(name in present)).map(([name, value]) => `${name}=${value}`);
  if (missing.length === 0) return;
  const lines = [...(text ? [text.trimEnd()] : []), ...missing];
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 });
}

/** Writes the accounts of this installation with their passwords, made once. @returns them */
function writeAccounts() {
  const file = path.join(root, '.tmp/accounts.json');
  if (!existsSync(file)) {
    const password = () => `${randomBytes(9).toString('base64url')}-Aa1`;
    const editor = (/** @type {string} */ role) => ({
      role,
      email: `${role}@ecole.example`,
      password: password(),
    });
    const accounts = {
      // In containers it is in the environment: their site cannot read the file.
      site: { username: 'site', password: process.env.CONTENT_API_PASSWORD || password() },
      editors: ['redaction', 'relecture', 'administration'].map(editor),
    };
    writeFileSync(file, JSON.stringify(accounts, null, 2), { mode: 0o600 });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Ends this process before anything is printed or written if something listens there already, such as another Strapi. */
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
