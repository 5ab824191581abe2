/** A rendered page, ready to be sent: finished bytes with finished headers, in each encoding made once. */
import { createHash } from 'node:crypto';
import { compress, compressNow, decompress, type Encoding, isCompressible } from '../http/compress';
import { ageOf, beginsVisits, hitStatus, type Retention } from './policy';

/** One encoding of a page. */
export interface PageForm {
  body: Buffer;
  /** Strong: another form, and even another quality of the same encoding, has another (RFC 9110 §8.8.1). */
  etag: string;
  /** Names and values for `writeHead`, flat, and shared by all responses (`setResponseHeaders`). */
  head: string[];
}

export interface PageResponse {
  status: number;
  body: Buffer;
  contentType: string | null;
  cacheControl: string;
  cdnCacheControl: string | null;
  /** Further headers, flat. */
  extra: readonly string[];
  /** The target of a redirect. */
  location: string | null;
  retention: Retention;
  /** Not private: all waiting requests may be sent this page. */
  shareable: boolean;
}

/** Brotli quality of the form that is made in the background. */
const bestQuality = 11;

/** Bytes of a page without its bodies: headers, tags, the entry of the cache. */
const overhead = 4096;

export class CachedPage {
  storedAt = 0;
  freshUntil = 0;
  keptUntil = 0;
  refreshAfter = 0;
  /** Status of the last refresh when it failed. */
  failedWith: number | null = null;
  /** Publications before its render: a later one makes it stale. */
  publications = 0;
  hits = 0;
  /** Whether a visit may begin with this page: if so, a visitor's cookies may be sent with it. */
  readonly beginsVisits: boolean;
  readonly digest: string;
  readonly response: Omit<PageResponse, 'body' | 'retention' | 'shareable'>;
  readonly retention: Retention;
  readonly shareable: boolean;
  /** The uncompressed form; dropped when there is a compressed one, which is a sixth of its size. */
  private plain: PageForm | null;
  /** The decompressed bytes while a response still uses them, so that concurrent responses share one copy. */
  private decompressed: WeakRef<Buffer> | null = null;
  private readonly forms: { br?: PageForm; gzip?: PageForm } = {};
  private readonly compressible: boolean;
  private lastHeaders = { second: -1, fresh: false, failedWith: null as number | null, age: '', status: '' };

  constructor({ body, retention, shareable, ...response }: PageResponse) {
    this.response = response;
    this.retention = retention;
    this.shareable = shareable;
    const identity = `${response.status}\n${response.contentType}\n${response.location}\n${response.cacheControl}\n${response.cdnCacheControl}\n`;
    this.digest = createHash('sha256')
      .update(identity)
      .update(response.extra.join('\n'))
      .update('\n')
      .update(body)
      .digest('base64url')
      .slice(0, 22);
    this.beginsVisits = beginsVisits(response.status, response.contentType);
    this.compressible = isCompressible(response.contentType, body.length);
    this.plain = this.toForm(body, null, '');
  }

  /** The form for an encoding, made the first time it is requested. */
  form(encoding: Encoding | null): PageForm {
    if (encoding === null || !this.compressible) return this.uncompressed;
    this.forms[encoding] ??= this.firstForm(encoding);
    if (this.forms.br) this.plain = null;
    return this.forms[encoding];
  }

  private firstForm(encoding: Encoding): PageForm {
    const { body } = this.uncompressed;
    const quality = firstQuality(body.length);
    return this.toCompressed(compressNow(body, encoding, quality), encoding, quality);
  }

  /** The plain form: the original one, or decompressed for the rare client that does not accept brotli. */
  private get uncompressed(): PageForm {
    if (this.plain) return this.plain;
    if (!this.forms.br) throw new Error('a page has lost its bytes');
    let body = this.decompressed?.deref();
    if (!body) {
      body = decompress(this.forms.br.body);
      this.decompressed = new WeakRef(body);
    }
    return this.toForm(body, null, '');
  }

  /** Replaces the brotli form by the smallest there is. */
  async improve(): Promise<void> {
    if (!this.compressible) return;
    const quick = this.form('br');
    const bytes = await compress(this.uncompressed.body, 'br', bestQuality);
    const small = this.toCompressed(bytes, 'br', bestQuality);
    if (small.body.length < quick.body.length) this.forms.br = small;
  }

  /** Bytes the page takes in memory, the form in gzip included before it is made: it is about as large as in brotli. */
  get bytes(): number {
    const { br } = this.forms;
    return overhead + (this.plain?.body.length ?? 0) + 2 * (br?.body.length ?? 0);
  }

  /** Values of `Age` and `Cache-Status` at `now`; computed once a second. */
  freshnessHeadersAt(now: number, publications: number): { age: string; status: string } {
    const second = Math.floor(now / 1000);
    const fresh = now < this.freshUntil && this.publications === publications;
    const { lastHeaders, failedWith } = this;
    if (
      lastHeaders.second !== second ||
      lastHeaders.fresh !== fresh ||
      lastHeaders.failedWith !== failedWith
    ) {
      const secondsUntilStale = Math.ceil((this.freshUntil - now) / 1000);
      // A page that a publication has made stale would still be fresh.
      const remainingSeconds = fresh ? secondsUntilStale : Math.min(secondsUntilStale, 0);
      const status = hitStatus(remainingSeconds, failedWith);
      this.lastHeaders = { second, fresh, failedWith, age: String(ageOf(this, now)), status };
    }
    return this.lastHeaders;
  }

  private toCompressed(bytes: Buffer, encoding: Encoding, quality: number): PageForm {
    return this.toForm(exactCopy(bytes), encoding, encoding === 'br' ? `-br${quality}` : '-gzip');
  }

  private toForm(body: Buffer, encoding: Encoding | null, suffix: string): PageForm {
    const { contentType, cacheControl, cdnCacheControl, extra, location } = this.response;
    const etag = `"${this.digest}${suffix}"`;
    const head = [
      ...(contentType === null ? [] : ['content-type', contentType]),
      ...(encoding === null ? [] : ['content-encoding', encoding]),
      ...(location === null ? [] : ['location', location]),
      ...extra,
      'content-length',
      String(body.length),
      'etag',
      etag,
      'vary',
      vary,
      'cache-control',
      cacheControl,
      ...(cdnCacheControl === null ? [] : ['cdn-cache-control', cdnCacheControl]),
      ...responseHeaders,
    ];
    return { body, etag, head };
  }
}

/** What differs from response to response: the end of each form's head. */
const responseHeaders = ['age', '0', 'cache-status', 'site', 'x-request-id', ''];

/** Writes into the shared head: `writeHead` reads it at once, so that no list is made for each response. */
export function setResponseHeaders(
  head: string[],
  { age, status }: { age: string; status: string },
  requestId: string,
): void {
  head[head.length - 5] = age;
  head[head.length - 3] = status;
  head[head.length - 1] = requestId;
}

/** A page is the same for every agent (docs/architecture.md, 'One page for every agent'). */
export const vary = 'Accept-Encoding';

/** zlib returns a slice; keeping it would keep the whole buffer in memory. */
function exactCopy(slice: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(slice.length);
  slice.copy(copy);
  return copy;
}

/**
 * Brotli quality of a page's first answer; one that is requested again is compressed better in the background. The
 * fastest within the budget of 25 kB, by bytes of HTML. 0 takes three fifths of the time of 1, for 4 % more bytes; 1
 * takes half of the time of 2, for 6 % more.
 */
const qualities = [
  { maxBytes: 96 * 1024, quality: 0 },
  { maxBytes: 112 * 1024, quality: 1 },
  { maxBytes: 128 * 1024, quality: 2 },
] as const;
const largePageQuality = 5;

/** @param bytes of the page's HTML */
function firstQuality(bytes: number): number {
  return qualities.find(({ maxBytes }) => bytes <= maxBytes)?.quality ?? largePageQuality;
}
