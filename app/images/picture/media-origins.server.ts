/**
 * The sources of pictures: only the configured origins (`MEDIA_ORIGIN`). A picture at the first of them is known by its
 * path, `/uploads/a.jpg`; at another by host and path, `/~cdn.example/a.jpg`.
 */
import { plainPath } from './plain-path';

let origins: readonly string[] = [];
/** Other origins whose addresses mean the same files as those of the first. */
let aliasesOfFirst: readonly string[] = [];

/** Sets the origins of this process, once, before content is read. @param aliases origins that mean the first */
export function setMediaOrigins(allowedOrigins: readonly string[], aliases: readonly string[] = []): void {
  origins = allowedOrigins;
  aliasesOfFirst = aliases;
}

/** A media object whose address leads to no picture of the site; the message says why, for an editor. */
export class NoMediaAddress extends Error {
  override name = 'NoMediaAddress';
  constructor(
    readonly why: 'address' | 'origin',
    message: string,
  ) {
    super(message);
  }
}

const relativeBase = 'http://relative.invalid';

/** @param url of a media object, absolute or not @throws {NoMediaAddress} */
export function sourcePath(url: string): string {
  if (!URL.canParse(url, relativeBase)) throw new NoMediaAddress('address', 'not a media address');
  const { origin, host, pathname } = new URL(url, relativeBase);
  // S3 answers uploads in several parts with `%2F` in the key; in its addresses that is a slash.
  const path = plainPath(pathname.replace(/%2f/gi, '/'));
  if (path === null) throw new NoMediaAddress('address', 'not a media address');
  if (origin === relativeBase || origin === origins[0] || aliasesOfFirst.includes(origin)) return path;
  if (origins.includes(origin)) return `/~${host}${path}`;
  throw new NoMediaAddress('origin', `${origin} is no origin in MEDIA_ORIGIN`);
}

const hostPattern = /^[a-z0-9.-]+(?::\d{1,5})?$/;
/** Host and path of a file at another origin than the first. */
const otherOriginPath = /^\/~([^/]+)(\/.+)$/;

/** @returns the host in a path; empty for that of the first origin, null for an invalid path */
export function hostOf(path: string): string | null {
  if (!path.startsWith('/')) return null;
  return otherOriginPath.exec(path)?.[1] ?? '';
}

/**
 * @param allowedOrigins the first of them for paths without a host
 * @returns the address of a file; null for a host that is not allowed
 */
export function addressOfSource(path: string, allowedOrigins: readonly string[] = origins): string | null {
  const [, host, pathOnHost] = otherOriginPath.exec(path) ?? [];
  if (host === undefined) {
    const [first] = allowedOrigins;
    return first === undefined ? null : `${first}${path}`;
  }
  const origin = allowedOrigins.find((candidate) => new URL(candidate).host === host);
  return origin === undefined ? null : `${origin}${pathOnHost}`;
}

/** Whether a path is one of `sourcePath`'s, for a request. */
export function isSourcePath(path: string): boolean {
  const [, host, pathOnHost = path] = otherOriginPath.exec(path) ?? [];
  if (host !== undefined && !hostPattern.test(host)) return false;
  return plainPath(pathOnHost) === pathOnHost;
}
