/**
 * Rules for every response, applied when its head is written. None is both cacheable by shared caches and has
 * `Set-Cookie`: such a cache would give one visitor's cookies to the next.
 */
import { type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { beginsVisits, forOneVisitor } from '../page-cache/cache-headers';

type Head = OutgoingHttpHeaders | readonly string[];

/** For `createServer({ ServerResponse })`. */
export class AudienceResponse extends ServerResponse {
  override writeHead(status: number, ...rest: unknown[]): this {
    const head = rest.at(-1) as Head | string | undefined;
    const headers = typeof head === 'object' ? head : undefined;
    if (!this.hasHeader('set-cookie') && !namesCookie(headers)) {
      return super.writeHead(status, ...(rest as [OutgoingHttpHeaders]));
    }
    for (const [name, value] of pairsOf(headers)) this.setHeader(name, value);
    const { cookies, cacheControl } = audienceOf(status, this.getHeaders());
    if (!cookies) this.removeHeader('set-cookie');
    if (cacheControl !== null) {
      this.setHeader('cache-control', cacheControl);
      this.removeHeader('cdn-cache-control');
    }
    return super.writeHead(status);
  }
}

/** The headers the decision depends on; names in lower case. */
export type AnswerHeaders = Readonly<Record<string, unknown>>;

/**
 * The treatment of a response with cookies. A response that no shared cache may store keeps them; a document that may
 * begin a visit becomes private; a file, a picture, a feed, data or a redirect loses them.
 *
 * @returns whether the cookies stay, and the new `Cache-Control`; null: unchanged
 */
export function audienceOf(
  status: number,
  headers: AnswerHeaders,
): { cookies: boolean; cacheControl: string | null } {
  const kept = !/\b(?:private|no-store)\b/i.test(String(headers['cache-control'] ?? ''));
  if (!kept) return { cookies: true, cacheControl: null };
  const mayBeginVisit = beginsVisits(status, String(headers['content-type'] ?? ''));
  return mayBeginVisit
    ? { cookies: true, cacheControl: forOneVisitor }
    : { cookies: false, cacheControl: null };
}

function namesCookie(head: Head | undefined): boolean {
  if (head === undefined) return false;
  return isFlat(head) ? head.includes('set-cookie') : 'set-cookie' in head;
}

function pairsOf(head: Head | undefined): [string, string | number | readonly string[]][] {
  if (head === undefined) return [];
  const pairs = isFlat(head)
    ? head.flatMap((name, index) => (index % 2 === 0 ? [[name, head[index + 1]] as const] : []))
    : Object.entries(head);
  return pairs.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
}

const isFlat = (head: Head): head is readonly string[] => Array.isArray(head);
