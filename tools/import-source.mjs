/** Modules of the site for scripts: they are TypeScript, which Node cannot read directly. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} file from the root of the repository @returns {Promise<any>} what it exports */
export async function importSource(file) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'error',
  });
  return await import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`);
}
