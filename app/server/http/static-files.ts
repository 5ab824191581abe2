/**
 * Built assets and `public`, read at the start and served from memory, so that replacing the build of a running
 * process, or a failing disk, does not affect visitors.
 */

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { digest } from '~/base/digest.server';
import { canonicalPath } from '../../../content-model/rules/canonical-path';
import { acceptedEncoding } from './compress';
import { refuse, type Step } from './exchange';

/** A file in one encoding. */
interface EncodedFile {
  bytes: Buffer;
  headers: Record<string, string | number>;
}

interface StaticFile {
  etag: string;
  plain: EncodedFile;
  br?: EncodedFile;
  gzip?: EncodedFile;
}

/**
 * @param directory folder of files, with `.br` and `.gz` files beside those worth compressing
 * @returns `unreachable`: the addresses of files with a name that no request has
 */
export function staticFiles(directory: string): {
  addresses: readonly string[];
  unreachable: readonly string[];
  step: Step;
} {
  const files = loadFiles(directory);
  const step: Step = (exchange) => {
    const { incoming, outgoing, method, url } = exchange;
    if (method !== 'GET' && method !== 'HEAD') return false;
    const file = files.get(url.pathname);
    // There are only files below `/assets/`: a plain 404 avoids rendering the error page.
    if (!file && url.pathname.startsWith('/assets/')) return refuse(exchange, 404);
    if (!file) return false;
    exchange.route = '(file)';
    const accepted = acceptedEncoding(incoming.headers['accept-encoding']);
    const encoded = (accepted && file[accepted]) ?? file.plain;
    if (incoming.headers['if-none-match']?.includes(file.etag)) {
      const { 'content-length': _, ...headers } = encoded.headers;
      outgoing.writeHead(304, headers);
      outgoing.end();
      return true;
    }
    exchange.bytes = encoded.bytes.length;
    outgoing.writeHead(200, encoded.headers);
    outgoing.end(method === 'HEAD' ? undefined : encoded.bytes);
    return true;
  };
  const addresses = [...files.keys()];
  return { addresses, unreachable: addresses.filter(isUnreachable), step };
}

function loadFiles(directory: string): Map<string, StaticFile> {
  const names = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)));
  const presentNames = new Set(names);
  return new Map(
    names
      .filter((name) => !/\.(?:br|gz)$/.test(name) && !isHidden(addressOf(name)))
      .map((name) => [addressOf(name), loadFile(directory, name, presentNames)]),
  );
}

/** Files of tools, such as `.vite/manifest.json` of the build; the addresses of RFC 8615 are the site's. */
const isHidden = (address: string): boolean =>
  address.startsWith('/.') && !address.startsWith('/.well-known/');

/** Whether requests for a file are redirected to another address, or never name it as it is written. */
function isUnreachable(address: string): boolean {
  // The build writes these names and requests them as they are.
  if (address.startsWith('/assets/')) return false;
  return new URL(address, 'http://site').pathname !== address || canonicalPath(address) !== address;
}

function loadFile(directory: string, name: string, presentNames: ReadonlySet<string>): StaticFile {
  const read = (file: string) => readFileSync(path.join(directory, file));
  const bytes = read(name);
  const etag = `"${digest(bytes)}"`;
  const withHeaders = (body: Buffer, encoding?: string): EncodedFile => ({
    bytes: body,
    headers: {
      'content-type': typeOf(name),
      'content-length': body.length,
      'cache-control': cacheControlOf(addressOf(name)),
      etag,
      vary: 'Accept-Encoding',
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
  return {
    etag,
    plain: withHeaders(bytes),
    ...(presentNames.has(`${name}.br`) ? { br: withHeaders(read(`${name}.br`), 'br') } : {}),
    ...(presentNames.has(`${name}.gz`) ? { gzip: withHeaders(read(`${name}.gz`), 'gzip') } : {}),
  };
}

const addressOf = (name: string) => `/${name.split(path.sep).join('/')}`;

/** Files with a hash in their name are immutable; the service worker is always revalidated. */
function cacheControlOf(address: string): string {
  if (address.startsWith('/assets/')) return 'public, max-age=31536000, immutable';
  return address === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
}

/** Types of the files that a build has, and of those that a school may add to `public/`, by extension. */
const types: Readonly<Record<string, string>> = {
  css: 'text/css',
  html: 'text/html',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

function typeOf(name: string): string {
  const type = types[path.extname(name).slice(1).toLowerCase()] ?? 'application/octet-stream';
  return /^text\/|json|svg/.test(type) ? `${type}; charset=utf-8` : type;
}
