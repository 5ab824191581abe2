/**
 * `node scripts/import.js [FOLDER] [--only-if-empty]`: accounts and rights, and into a Strapi without content the school
 * in FOLDER. Ends with 1, and changes nothing, if the Strapi holds another school.
 */
const fs = require('node:fs');
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const root = path.resolve(__dirname, '..');
process.chdir(root);
const words = process.argv.slice(2);
const [folder] = words.filter((word) => !word.startsWith('--'));
const accounts = JSON.parse(fs.readFileSync('.tmp/accounts.json', 'utf8'));

async function main() {
  const app = await createStrapi({ appDir: root, distDir: path.join(root, 'dist') }).load();
  const { importSchool } = require('../dist/src/import');
  const { verdict, imported, demonstration } = await importSchool(app, {
    folder: folder ?? null,
    ...accounts,
    onlyIfEmpty: words.includes('--only-if-empty'),
    production: process.env.NODE_ENV === 'production',
  });
  await app.destroy();
  if (verdict?.kind === 'refused') throw new Error(verdict.why);
  if (verdict?.kind === 'stays') console.log(verdict.why);
  if (imported) console.log(`${imported.entries} entries, ${imported.pictures} pictures imported`);
  // `npm run start:strapi` reads it: an invented school says that it is one.
  if (demonstration !== null)
    fs.writeFileSync(path.join(root, '.tmp/school.json'), JSON.stringify({ demonstration }));
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error.details ? [error, JSON.stringify(error.details)] : error.message);
    process.exit(1);
  },
);
