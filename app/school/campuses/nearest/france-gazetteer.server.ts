/** The gazetteer of France, loaded on first use. Queries are not stored. */
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { readCommunes } from './commune-table';
import { createGazetteer, type Gazetteer } from './gazetteer';

let gazetteer: Gazetteer | undefined;

/** A hundredth of a second for the first visitor; then at once. */
export function franceGazetteer(): Gazetteer {
  gazetteer ??= createGazetteer(readCommunes(brotliDecompressSync(readFileSync(file())).toString('utf8')));
  return gazetteer;
}

/** Beside the built server, or in the sources. */
function file(): string {
  return import.meta.env.PROD ? 'build/communes.txt.br' : 'app/school/campuses/nearest/communes.txt.br';
}
