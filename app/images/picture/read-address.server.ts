/** Reads the address of a picture and verifies its signature. */
import { pictureKind } from '../../../content-model/rules/picture-limits';
import { imageFormats, imageWidths } from './address';
import type { ImageRequest } from './form';
import { isSourcePath } from './media-origins.server';
import { shareKind } from './share-address.server';
import { unsignedPath } from './signature.server';

type Refusal = 400 | 403;

/** @returns the requested form, or the status of the refusal: 400 for an invalid address, 403 for an unsigned one */
export function readImageAddress(pathname: string): ImageRequest | Refusal {
  const [, kind = '', rest = ''] = /^\/images\/([a-z]+)(\/.+)$/.exec(pathname) ?? [];
  if (kind === 'svg') return readDrawing(rest);
  return kind === 'share' ? readShare(rest) : readPicture(kind, rest);
}

/** `/640/{signature}/uploads/a.jpg`. */
const widthAndSignedPath = /^\/(\d+)(\/[^/]*(\/.*))$/;

/** @param segment of the format in the address */
function readPicture(segment: string, rest: string): ImageRequest | Refusal {
  const [, number, signed = '', file = ''] = widthAndSignedPath.exec(rest) ?? [];
  // Stored pages and mails have addresses of AVIF, which the site made once.
  const formatName = segment === 'avif' ? 'webp' : segment;
  const format = imageFormats.find((candidate) => candidate === formatName);
  const width = imageWidths.find((candidate) => String(candidate) === number);
  if (!format || !width || !isFile(file, 'raster')) return 400;
  const path = unsignedPath(signed);
  return path === null ? 403 : { path, form: { kind: 'picture', width, format } };
}

function readDrawing(signed: string): ImageRequest | Refusal {
  const [, file = ''] = /^\/[^/]+(\/.+)$/.exec(signed) ?? [];
  if (!isFile(file, 'svg')) return 400;
  const path = unsignedPath(signed);
  return path === null ? 403 : { path, form: { kind: 'drawing' } };
}

/** `/{signature}/uploads/a.jpg/50-60.jpg`. */
const signedFileAndFocus = /^\/[^/]+(\/.+)(\/(\d{1,3})-(\d{1,3})\.jpg)$/;

function readShare(signed: string): ImageRequest | Refusal {
  const [, file = '', focusSegment = '', x, y] = signedFileAndFocus.exec(signed) ?? [];
  if (!isFile(file, 'raster')) return 400;
  const path = unsignedPath(signed, shareKind);
  if (path === null) return 403;
  const version = path.slice(file.length + focusSegment.length);
  return { path: `${file}${version}`, form: { kind: 'share', focus: { x: Number(x), y: Number(y) } } };
}

function isFile(path: string, sort: 'raster' | 'svg'): boolean {
  const kind = pictureKind(path);
  if (kind === null || !isSourcePath(path)) return false;
  return (kind === 'svg') === (sort === 'svg');
}
