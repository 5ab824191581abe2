/**
 * `npm run content VERB`. Scripts of the sources are bundled as they are now; in a release, which has kept nothing that
 * builds, the one that was built with it runs. The others are tools of this folder.
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
  if (name === 'doctor' || name === 'check') askTheServiceAlone();
  // Files are checked with the entries, unless another service holds them.
  if (name === 'check' && !process.env.CONTENT_API_URL) await run('validate', ['--uploads']);
  await run(name, parameters);
}

/** Earlier answers on disk show nothing about the service today; the other instances are not asked or told anything. */
function askTheServiceAlone() {
  const copies = mkdtempSync(path.join(tmpdir(), 'content-doctor-'));
  process.on('exit', () => rmSync(copies, { recursive: true, force: true }));
  process.env.CONTENT_COPY_PATH = copies;
  delete process.env.REDIS_URL;
}

/** @param {string} wanted @param {string[]} given */
async function run(wanted, given) {
  const file = await fileOf(wanted);
  process.argv = [node, script, ...given];
  await import(pathToFileURL(path.resolve(file)).href);
}

/** @param {string} wanted */
async function fileOf(wanted) {
  const builds = existsSync('node_modules/esbuild');
  if (!builds && existsSync(builtScript(wanted))) return builtScript(wanted);
  const { bundleContentScript } = await import('./bundle-content-script.mjs');
  const outfile = `node_modules/.cache/content-${wanted}.mjs`;
  await bundleContentScript(wanted, outfile);
  return outfile;
}
