/** Parses the address of a picture and verifies its signature. */

import { drawingPath, type ImageRequest, parseImageRequest } from './request.server';
import { unsignedPath } from './signature.server';

const address = /^\/images\/([^/]+)\/([^/]+)(\/.*)$/;

/** @returns the requested picture, or the status of the refusal: 400 for an invalid address, 403 for an unsigned one */
export function readImageAddress(pathname: string): ImageRequest | 400 | 403 {
  const [, format, width, signed = ''] = address.exec(pathname) ?? [];
  const path = /^\/[^/]*\/(.*)$/.exec(signed)?.[1];
  const request = parseImageRequest(format, width, path);
  if (!request) return 400;
  const original = unsignedPath(signed);
  return original === null ? 403 : { ...request, path: original };
}

const drawingAddress = /^\/images\/svg(\/[^/]+\/(.+))$/;

export const isDrawingAddress = (pathname: string): boolean => drawingAddress.test(pathname);

/** @returns the path of the SVG requested, or the status to refuse with */
export function readDrawingAddress(pathname: string): string | 400 | 403 {
  const [, signed = '', rest = ''] = drawingAddress.exec(pathname) ?? [];
  if (drawingPath(rest) === null) return 400;
  return unsignedPath(signed) ?? 403;
}
