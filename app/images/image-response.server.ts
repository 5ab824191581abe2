/** HTTP responses for pictures. */
import { createHash } from 'node:crypto';
import { ImageNotFound } from './image-source.server';
import type { Images, ServedImage } from './images.server';
import type { ImageRequest } from './picture/request.server';
import { isShareAddress, readShareAddress } from './picture/share-address.server';
import { isDrawingAddress, readDrawingAddress, readImageAddress } from './picture/signed-request.server';
import { currentVersion } from './picture/versions';
import type { SharePictures } from './share-pictures.server';
import { QueueFull, WaitedTooLong } from './work-queue.server';

const common = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' };

/** The bytes behind an address never change. */
const immutable = 'public, max-age=31536000, immutable';

/**
 * A stand-in for a picture that is not made yet, or a lasting 404: to be requested
 * again soon.
 */
const shortLived = 'public, max-age=60';

export interface ImageResponseOptions {
  /** The request's header of that name. */
  ifNoneMatch: string | null;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal;
}

/** The response for a picture's address. */
export async function answerImage(
  images: Images & SharePictures,
  pathname: string,
  asked: ImageResponseOptions,
): Promise<Response> {
  if (isShareAddress(pathname)) return answerShare(images, pathname, asked);
  if (isDrawingAddress(pathname)) return answerDrawing(images, pathname, asked);
  const wanted = readImageAddress(pathname);
  if (wanted === 400 || wanted === 403) return refusal(wanted, 'public, max-age=60');
  return imageResponse(images, wanted, asked);
}

/** Serves the current file's picture at an older address, cached briefly. */
async function serveCurrent(
  path: string,
  made: (path: string) => Promise<ServedImage>,
): Promise<ServedImage> {
  const present = currentVersion(path);
  const image = await made(present);
  return present === path ? image : { ...image, final: false };
}

function answerShare(
  images: SharePictures,
  pathname: string,
  asked: ImageResponseOptions,
): Promise<Response> {
  const wanted = readShareAddress(pathname);
  if (wanted === 400 || wanted === 403) return Promise.resolve(refusal(wanted, 'public, max-age=60'));
  return pictureResponse(() => images.share(wanted, asked.signal), asked);
}

/** For an SVG that is opened directly: no script runs, no file is loaded. */
const policyOfDrawing = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'content-disposition': 'attachment',
};

async function answerDrawing(
  images: Pick<Images, 'drawing'>,
  pathname: string,
  asked: ImageResponseOptions,
): Promise<Response> {
  const wanted = readDrawingAddress(pathname);
  if (wanted === 400 || wanted === 403) return refusal(wanted, 'public, max-age=60');
  const draw = async (path: string): Promise<ServedImage> => ({
    bytes: await images.drawing(path, asked.signal),
    format: 'svg+xml',
    final: true,
  });
  const response = await pictureResponse(() => serveCurrent(wanted, draw), asked);
  for (const [name, value] of Object.entries(policyOfDrawing)) response.headers.set(name, value);
  return response;
}

export function imageResponse(
  images: Pick<Images, 'get'>,
  request: ImageRequest,
  asked: ImageResponseOptions,
): Promise<Response> {
  const make = (path: string) => images.get({ ...request, path }, asked.signal);
  return pictureResponse(() => serveCurrent(request.path, make), asked);
}

async function pictureResponse(
  made: () => Promise<ServedImage>,
  { ifNoneMatch }: ImageResponseOptions,
): Promise<Response> {
  try {
    const { bytes, format, final } = await made();
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const headers = { ...common, 'cache-control': final ? immutable : shortLived, etag };
    if (ifNoneMatch?.includes(etag)) return new Response(null, { status: 304, headers });
    return new Response(new Uint8Array(bytes), {
      headers: { ...headers, 'content-type': `image/${format}`, 'content-length': String(bytes.byteLength) },
    });
  } catch (error) {
    // No cache keeps a short failure of a host.
    if (error instanceof ImageNotFound) return refusal(404, error.isLasting ? shortLived : 'no-store');
    if (error instanceof QueueFull || error instanceof WaitedTooLong)
      return refusal(503, 'no-store', { 'retry-after': '2' });
    return refusal(502, 'no-store', { 'retry-after': '5' });
  }
}

const reasons = {
  400: 'Bad Request',
  403: 'Forbidden',
  404: 'Not Found',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

/** A plain text error: the site's error page is useless in place of a picture. */
function refusal(
  status: keyof typeof reasons,
  cacheControl: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(reasons[status], {
    status,
    headers: {
      ...common,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cacheControl,
      ...headers,
    },
  });
}
