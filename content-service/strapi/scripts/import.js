/** `node scripts/import.js [FOLDER]`: accounts and rights, and the school in FOLDER; repeatable. */
const fs = require('node:fs');
const path = require('node:path');
const { createStrapi } = require('@strapi/strapi');

const root = path.resolve(__dirname, '..');
process.chdir(root);
const [folder] = process.argv.slice(2);
const accounts = JSON.parse(fs.readFileSync(process.env.ACCOUNTS_FILE ?? '.tmp/accounts.json', 'utf8'));

async function main() {
  const app = await createStrapi({ appDir: root, distDir: path.join(root, 'dist') }).load();
  const { importSchool } = require('../dist/src/import');
  const report = await importSchool(app, { folder: folder ?? null, ...accounts });
  if (report) {
    const { created, updated, unchanged, kept, uploaded } = report;
    console.log(
      `${created} created, ${updated} updated, ${unchanged} unchanged, ${uploaded} pictures uploaded`,
    );
    if (kept.length > 0) console.log(`Left to the editors: ${kept.join(', ')}`);
  }
  await app.destroy();
}

main().then(
  () => process.exit(0),
  (error) => {
    console.error(error, JSON.stringify(error.details ?? null));
    process.exit(1);
  },
);
