/** Where the site redirects an old address: its rules are TypeScript, which Node cannot read directly. */
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../..', import.meta.url));
const addresses = './app/server/addresses';
const { outputFiles } = await build({
  stdin: {
    contents: `export { legacyAddresses } from '${addresses}/legacy-addresses';
export { matchLegacyAddress, parseLegacyRules } from '${addresses}/legacy-rules';`,
    resolveDir: root,
  },
  bundle: true,
  platform: 'node',
  format: 'esm',
  write: false,
  logLevel: 'error',
});
const code = encodeURIComponent(outputFiles[0].text);
/**
 * @type {typeof import('../../app/server/addresses/legacy-addresses')
 *   & typeof import('../../app/server/addresses/legacy-rules')}
 */
const { legacyAddresses, matchLegacyAddress, parseLegacyRules } = await import(
  `data:text/javascript,${code}`
);
const rules = parseLegacyRules(legacyAddresses);

/** @param {string} address `/partenaires` @returns the target; undefined where no rule redirects it */
export const targetOf = (address) => matchLegacyAddress(rules, address)?.target;
