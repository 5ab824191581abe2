/** Writes a brotli and a gzip form of every built text file beside it, so that none is compressed per request. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|svg|json|webmanifest|html|txt|xml)$/;
/** Bytes below which a compressed form is not worth a file. */
const minBytes = 512;

/** @param {string} directory */
export async function precompress(directory) {
  const files = readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => compressible.test(name))
    .map((name) => path.join(directory, name));
  await Promise.all(
    files.map(async (file) => {
      const source = readFileSync(file);
      if (source.length < minBytes) return;
      const brotli = await promisify(brotliCompress)(source, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
      });
      writeFileSync(`${file}.br`, brotli);
      writeFileSync(`${file}.gz`, await promisify(gzip)(source, { level: 9 }));
    }),
  );
}
