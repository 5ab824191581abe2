/** The gazetteer of France, loaded on first use. Queries are not stored. */
import { brotliDecompressSync } from 'node:zlib';
import { readCommunes } from './commune-table';
import file from './communes.txt.br?url&inline';
import { createGazetteer, type Gazetteer } from './find-place';

let gazetteer: Gazetteer | undefined;

/** A hundredth of a second for the first visitor; then at once. */
export function franceGazetteer(): Gazetteer {
  gazetteer ??= createGazetteer(readCommunes(unpack(file)));
  return gazetteer;
}

/** @param address `data:…;base64,…`: the file travels in the server's code, wherever that is put */
function unpack(address: string): string {
  const bytes = Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  return brotliDecompressSync(bytes).toString('utf8');
}
