/**
 * `npm run content NAME`: runs a script about content, or a tool of this folder. Scripts are bundled from their sources;
 * in a release, which has no bundler, the one that was built with it runs.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { builtScript, scripts, tools } from './content-scripts.mjs';

const [node, script, name = '', ...parameters] = process.argv;
if (Object.hasOwn(tools, name)) {
  process.argv = [node, script, ...parameters];
  await import(tools[name]);
} else if (Object.hasOwn(scripts, name)) await runScript();
else {
  console.error(`Usage: npm run content ${[...Object.keys(scripts), ...Object.keys(tools)].join('|')}`);
  process.exit(2);
}

async function runScript() {
  // Reports are also parsed by programs, so the log is not mixed in.
  process.env.LOG_LEVEL ??= 'silent';
  if (name === 'doctor' || name === 'check') ignoreOtherSources();
  // The files of the embedded service, entries and uploads, are validated too; another service holds its own.
  if (name === 'check' && !process.env.CONTENT_API_URL) {
    await run('validate', ['--uploads']);
    if (process.exitCode) parameters.push('--files-are-invalid');
  }
  await run(name, parameters);
}

/**
 * Reads only the content service: earlier answers on disk say nothing about it today, and the other instances are not
 * involved.
 */
function ignoreOtherSources() {
  const copies = mkdtempSync(path.join(tmpdir(), 'content-doctor-'));
  process.on('exit', () => rmSync(copies, { recursive: true, force: true }));
  process.env.CONTENT_COPY_PATH = copies;
  delete process.env.REDIS_URL;
}

/** @param {string} scriptName @param {string[]} scriptParameters */
async function run(scriptName, scriptParameters) {
  const file = await fileOf(scriptName);
  process.argv = [node, script, ...scriptParameters];
  await import(pathToFileURL(path.resolve(file)).href);
}

/** @param {string} scriptName @returns {Promise<string>} */
async function fileOf(scriptName) {
  const canBundle = existsSync('node_modules/esbuild');
  if (!canBundle && existsSync(builtScript(scriptName))) return builtScript(scriptName);
  const { bundleContentScript } = await import('./bundle-content-script.mjs');
  const outfile = `node_modules/.cache/content-${scriptName}.mjs`;
  await bundleContentScript(scriptName, outfile);
  return outfile;
}
