/** `npm run content new DIRECTORY NAME`: writes an empty school that validates and boots. */
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { loadContent } from './load';
import { newSchool } from './new-school';

const [directory, givenName] = process.argv.slice(2);
const name = givenName?.trim();
if (!directory || !name) {
  console.error('Usage: npm run content new DIRECTORY "Name of the school"');
  process.exit(2);
}
if (existsSync(directory) && readdirSync(directory).length > 0) {
  console.error(`${directory} is not empty: nothing was written.`);
  process.exit(1);
}
for (const [file, content] of Object.entries(newSchool(name))) {
  const target = path.join(directory, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, `${JSON.stringify(content, null, 2)}\n`);
  console.log(`written  ${target}`);
}
loadContent(directory);
console.log(`\nCONTENT_DIRECTORY=${directory} npm start`);
