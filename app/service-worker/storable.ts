/** Responses that may be stored on a device: successful, same-origin, without `no-store`. Pure. */
import { isReturnedData } from '../framework/data-requests';
import type { RequestKind } from './requests';

export interface ResponseFacts {
  status: number;
  /** `Response.type`: `basic` is same-origin; `opaque` cannot be inspected. */
  type: string;
  /** It was redirected from the requested address. */
  redirected: boolean;
  contentType: string;
  cacheControl: string;
  /** Data that a loader returned, not threw. */
  fromLoader: boolean;
}

const types: Readonly<Record<Exclude<RequestKind, 'data'>, RegExp>> = {
  page: /^text\/html\b/,
  picture: /^image\//,
  asset: /^(?:text\/(?:javascript|css)|font\/|image\/)/,
};

export function isStorable(kind: RequestKind, answer: ResponseFacts): boolean {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return false;
  if (/\bno-store\b/.test(answer.cacheControl)) return false;
  return kind === 'data' ? answer.fromLoader : types[kind].test(answer.contentType);
}

export function responseFacts(response: Response): ResponseFacts {
  const { status, type, redirected, headers } = response;
  return {
    status,
    type,
    redirected,
    contentType: headers.get('content-type') ?? '',
    cacheControl: headers.get('cache-control') ?? '',
    fromLoader: isReturnedData(headers),
  };
}
