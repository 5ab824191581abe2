/** Responses that may be stored on a device: successful, same-origin, without `no-store`. Pure. */
import { isReturnedData } from '../framework/data-requests';
import type { RequestKind } from './request-kind';

type Answer = Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>;

const types: Readonly<Record<Exclude<RequestKind, 'data'>, RegExp>> = {
  page: /^text\/html\b/,
  picture: /^image\//,
  asset: /^(?:text\/(?:javascript|css)|font\/|image\/)/,
};

export function isStorable(kind: RequestKind, { status, type, redirected, headers }: Answer): boolean {
  if (status !== 200 || type !== 'basic' || redirected) return false;
  if (/\bno-store\b/.test(headers.get('cache-control') ?? '')) return false;
  return kind === 'data' ? isReturnedData(headers) : types[kind].test(headers.get('content-type') ?? '');
}
