/**
 * `npm run content strapi`: writes the files of the Strapi project that are derived from the model: content types,
 * components, rules. Git ignores them; `npm run build`, `npm run strapi`, the tests and the check of types write them
 * first.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { reservedAddresses } from '../app/addresses/reserved-addresses';
import { defaultLabels } from '../app/site/labels/index';
import { strapiFiles } from '../content-service/contract/strapi-files';

/** Only generated files have these paths. */
const generatedPaths = [
  /^src\/components\/[\w-]+\/[\w-]+\.json$/,
  /^src\/contract\/.+$/,
  /^src\/api\/([\w-]+)\/content-types\/\1\/schema\.json$/,
  // The API of the named collections is written by hand.
  /^src\/api\/(?!article|menu-enrichi|label|complaint|login|crm-link)([\w-]+)\/(?:controllers|routes|services)\/\1\.ts$/,
];

const root = 'content-service/strapi';
const files = strapiFiles({ labelKeys: Object.keys(defaultLabels), reservedAddresses });
// Files that an earlier version of the model had are removed.
for (const name of readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })) {
  const file = `src/${name.replaceAll(path.sep, '/')}`;
  const isGenerated = /\.\w+$/.test(file) && generatedPaths.some((pattern) => pattern.test(file));
  if (isGenerated && !files.has(file)) rmSync(path.join(root, file), { force: true });
}
for (const [name, text] of files) {
  const file = path.join(root, name);
  // A file that is the same is not written, for programs that watch the project and tests that run at the same time.
  if (existsSync(file) && readFileSync(file, 'utf8') === text) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
