/** `npm run new block NAME`, `npm run new screen NAME ADDRESS`: writes the files of a new block or screen. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { newBlock } from './new/block.mjs';
import { targetOf } from './new/old-addresses.mjs';
import { newScreen } from './new/screen.mjs';

const contract = 'content-service/openapi.yaml';
/** Files that gain lines; the others are new. @type {Set<string>} */
const extendedFiles = new Set();
/** @param {string} file */
const readText = (file) => {
  extendedFiles.add(file);
  return readFileSync(file, 'utf8');
};
/** @type {Record<string, (words: string[]) => Promise<Record<string, string>>>} */
const kinds = {
  block: async ([name]) => newBlock(name, readText),
  screen: async ([name, address]) => newScreen(name, address, readText, await targetOf(`/${address}`)),
};
const [, , kind, ...parameters] = process.argv;
if (!Object.hasOwn(kinds, kind ?? '')) {
  console.error('Usage: npm run new block NAME | npm run new screen NAME ADDRESS');
  process.exit(2);
}
try {
  const files = Object.entries(await kinds[kind](parameters));
  const existing = files.find(([file]) => existsSync(file) && !extendedFiles.has(file));
  if (existing) throw new Error(`${existing[0]} is there already: nothing was written.`);
  for (const [file, text] of files) {
    console.log(`${extendedFiles.has(file) ? 'changed' : 'written'}  ${file}`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const biome = ['node_modules/@biomejs/biome/bin/biome', 'check', '--write'];
  spawnSync(process.execPath, [...biome, ...files.map(([file]) => file)], { stdio: 'ignore' });
  // The contract and the Strapi project are written from the model and from the labels' keys; git has the contract alone.
  const earlierContract = readFileSync(contract, 'utf8');
  for (const script of ['openapi', 'strapi'])
    spawnSync(process.execPath, ['tools/content.mjs', script], { stdio: 'inherit' });
  if (readFileSync(contract, 'utf8') !== earlierContract) console.log(`changed  ${contract}`);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
