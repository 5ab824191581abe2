/** `node tools/content.mjs export FOLDER`: writes the school for Strapi's import, its pictures among it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeDocuments } from './documents';
import { exportSchool } from './export-school';
import { copyPictures } from './pictures';

const [folder = 'node_modules/.cache/school-export'] = process.argv.slice(2);
const demonstration = 'content-service/data';
const directory = process.env.CONTENT_DIRECTORY || demonstration;
const now = process.env.CONTENT_NOW ? new Date(process.env.CONTENT_NOW) : new Date();
const school = {
  ...exportSchool(directory, now),
  demonstration: path.resolve(directory) === path.resolve(demonstration),
};
mkdirSync(folder, { recursive: true });
await copyPictures(school.pictures, path.join(folder, 'pictures'), directory);
const text = JSON.stringify(school);
await writeDocuments(text, folder, { directory });
writeFileSync(path.join(folder, 'school.json'), text);
console.log(`${school.documents.length} entries, ${school.pictures.length} pictures`);
