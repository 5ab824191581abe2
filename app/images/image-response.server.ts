/** The HTTP answer for a picture's address. */
import { digest } from '~/base/digest.server';
import { ImageNotFound } from './image-source.server';
import type { Images } from './images.server';
import { formatOf, type ImageRequest, sharePicture } from './picture/form';
import { readImageAddress } from './picture/read-address.server';
import { currentVersion } from './picture/versions';
import { QueueFull, QueueTimeout } from './work-queue.server';

export interface ImageAnswer {
  status: number;
  headers: Record<string, string>;
  /** A picture's bytes are those of every answer with it, so that slow clients cost no copies. */
  body: Buffer | string | null;
}

export interface ImageAnswerOptions {
  /** The request's header of that name. */
  ifNoneMatch: string | null;
  /** Aborted when the client has disconnected. */
  signal?: AbortSignal;
}

const commonHeaders = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'cross-origin' };
/** The bytes behind an address never change. */
const immutable = 'public, max-age=31536000, immutable';
/** The current file's picture at an older address, or an address that is refused. */
const shortLived = 'public, max-age=60';

/** For an SVG that is opened directly: no script runs, no file is loaded. */
const drawingHeaders = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  'content-disposition': 'attachment',
};

/** Addresses of the share pictures of earlier releases, which social networks keep. */
const formerShareAddresses = '/images/partage/';

export async function answerImage(
  images: Pick<Images, 'get'>,
  pathname: string,
  options: ImageAnswerOptions,
): Promise<ImageAnswer> {
  if (pathname.startsWith(formerShareAddresses)) return toSharePicture();
  const request = readImageAddress(pathname);
  if (request === 400 || request === 403) return refusal(request, shortLived);
  try {
    return await answerWith(images, request, options);
  } catch (error) {
    return request.form.kind === 'share' ? toSharePicture() : failure(error);
  }
}

async function answerWith(
  images: Pick<Images, 'get'>,
  { path, form }: ImageRequest,
  { ifNoneMatch, signal }: ImageAnswerOptions,
): Promise<ImageAnswer> {
  const currentPath = currentVersion(path);
  const body = await images.get({ path: currentPath, form }, signal);
  const etag = `"${digest(body)}"`;
  const headers = {
    ...commonHeaders,
    'cache-control': currentPath === path ? immutable : shortLived,
    etag,
    ...(form.kind === 'drawing' ? drawingHeaders : {}),
  };
  if (ifNoneMatch?.includes(etag)) return { status: 304, headers, body: null };
  const bodyHeaders = {
    'content-type': `image/${formatOf(form)}`,
    'content-length': String(body.byteLength),
  };
  return { status: 200, headers: { ...headers, ...bodyHeaders }, body };
}

const toSharePicture = (): ImageAnswer => ({
  status: 302,
  headers: { ...commonHeaders, location: sharePicture, 'cache-control': shortLived },
  body: null,
});

function failure(error: unknown): ImageAnswer {
  // No cache keeps a failure: most are short outages of a host.
  if (error instanceof ImageNotFound) return refusal(404, 'no-store');
  if (error instanceof QueueFull || error instanceof QueueTimeout)
    return refusal(503, 'no-store', { 'retry-after': '2' });
  return refusal(502, 'no-store', { 'retry-after': '5' });
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
): ImageAnswer {
  return {
    status,
    headers: {
      ...commonHeaders,
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': cacheControl,
      ...headers,
    },
    body: reasons[status],
  };
}
