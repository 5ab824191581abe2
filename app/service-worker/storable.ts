/** What may be stored on a device: clean answers of the site itself, and nothing that failed. Pure. */
import type { Kind } from './requests';

export interface Answer {
  status: number;
  /** `Response.type`: `basic` is this site's own; `opaque` cannot be looked into. */
  type: string;
  /** It came from another address than the one asked for. */
  redirected: boolean;
  contentType: string;
  cacheControl: string;
  /** Remix marks what a loader returned, as opposed to what it threw. */
  fromLoader: boolean;
}

const types: Readonly<Record<Kind, RegExp>> = {
  page: /^text\/html\b/,
  data: /^application\/json\b/,
  picture: /^image\//,
  asset: /^(?:text\/(?:javascript|css)|font\/|image\/)/,
};

export function isStorable(kind: Kind, answer: Answer): boolean {
  if (answer.status !== 200 || answer.type !== 'basic' || answer.redirected) return false;
  if (/\bno-store\b/.test(answer.cacheControl) || !types[kind].test(answer.contentType)) return false;
  return kind !== 'data' || answer.fromLoader;
}

export function answerOf(response: Response): Answer {
  const { status, type, redirected, headers } = response;
  return {
    status,
    type,
    redirected,
    contentType: headers.get('content-type') ?? '',
    cacheControl: headers.get('cache-control') ?? '',
    fromLoader:
      headers.has('x-remix-response') && !headers.has('x-remix-error') && !headers.has('x-remix-catch'),
  };
}
