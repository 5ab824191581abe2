/** `npm run content strapi`: writes the Strapi project's content types and components. */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLabels } from '../app/site/labels/index';
import { strapiFiles } from '../content-service/contract/strapi-files';
import { generatedFilesIn } from '../content-service/contract/strapi-generated';

const root = 'content-service/strapi';
const files = strapiFiles(Object.keys(defaultLabels));
for (const file of generatedFilesIn(root)) if (!files.has(file)) rmSync(path.join(root, file));
for (const [file, text] of files) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
console.log(`${files.size} files below ${root}/src`);
