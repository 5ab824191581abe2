/** A page's finished bytes with their finished headers: one form for each encoding, made once. */
import { createHash } from 'node:crypto';
import { compress, compressNow, decompress, type Encoding, isCompressible } from '../http/compress';

/** A page in one encoding. */
export interface PageForm {
  body: Buffer;
  /** Strong: another form, and even another quality of the same encoding, has another (RFC 9110 §8.8.1). */
  etag: string;
  /** Names and values for `writeHead`, flat, and shared by all responses (`setResponseHeaders`). */
  head: string[];
}

/** What all forms of a page have in common. */
export interface PageHead {
  status: number;
  contentType: string | null;
  cacheControl: string;
  cdnCacheControl: string | null;
  /** Further headers, flat. */
  extra: readonly string[];
  /** The target of a redirect. */
  location: string | null;
}

/** Brotli quality of the form that is made in the background. */
const bestQuality = 11;

/** Bytes of a page without its bodies: headers, tags, the entry of the cache. */
const overhead = 4096;

export class PageForms {
  /** Of headers and bytes: the same for the same page. */
  readonly digest: string;
  /** The uncompressed form; dropped when there is a compressed one, which is a sixth of its size. */
  private plain: PageForm | null;
  /** The decompressed bytes while a response still uses them, so that concurrent responses share one copy. */
  private decompressed: WeakRef<Buffer> | null = null;
  private readonly compressed: { br?: PageForm; gzip?: PageForm } = {};
  private readonly isCompressible: boolean;

  constructor(
    private readonly pageHead: PageHead,
    body: Buffer,
  ) {
    this.digest = digestOf(pageHead, body);
    this.isCompressible = isCompressible(pageHead.contentType, body.length);
    this.plain = this.toForm(body, null, '');
  }

  /** The form for an encoding, made the first time it is requested. @param encoding null: uncompressed */
  for(encoding: Encoding | null): PageForm {
    if (encoding === null || !this.isCompressible) return this.uncompressed;
    this.compressed[encoding] ??= this.firstForm(encoding);
    if (this.compressed.br) this.plain = null;
    return this.compressed[encoding];
  }

  private firstForm(encoding: Encoding): PageForm {
    const { body } = this.uncompressed;
    const quality = firstQuality(body.length);
    return this.toCompressed(compressNow(body, encoding, quality), encoding, quality);
  }

  /** The plain form: the original one, or decompressed for the rare client that does not accept brotli. */
  private get uncompressed(): PageForm {
    if (this.plain) return this.plain;
    if (!this.compressed.br) throw new Error('a page has lost its bytes');
    let body = this.decompressed?.deref();
    if (!body) {
      body = decompress(this.compressed.br.body);
      this.decompressed = new WeakRef(body);
    }
    return this.toForm(body, null, '');
  }

  /** Replaces the brotli form by the smallest there is. */
  async improve(): Promise<void> {
    if (!this.isCompressible) return;
    const quick = this.for('br');
    const bytes = await compress(this.uncompressed.body, 'br', bestQuality);
    const small = this.toCompressed(bytes, 'br', bestQuality);
    if (small.body.length < quick.body.length) this.compressed.br = small;
  }

  /** Bytes in memory, the form in gzip included before it is made: it is about as large as in brotli. */
  get bytes(): number {
    const { br } = this.compressed;
    return overhead + (this.plain?.body.length ?? 0) + 2 * (br?.body.length ?? 0);
  }

  private toCompressed(bytes: Buffer, encoding: Encoding, quality: number): PageForm {
    return this.toForm(exactCopy(bytes), encoding, encoding === 'br' ? `-br${quality}` : '-gzip');
  }

  private toForm(body: Buffer, encoding: Encoding | null, suffix: string): PageForm {
    const { contentType, extra, location } = this.pageHead;
    const etag = `"${this.digest}${suffix}"`;
    const head = [
      ...(contentType === null ? [] : ['content-type', contentType]),
      ...(encoding === null ? [] : ['content-encoding', encoding]),
      ...(location === null ? [] : ['location', location]),
      ...extra,
      'content-length',
      String(body.length),
      ...cachingHeaders(etag, this.pageHead),
      ...responseHeaders,
    ];
    return { body, etag, head };
  }
}

function digestOf(pageHead: PageHead, body: Buffer): string {
  const { status, contentType, location, cacheControl, cdnCacheControl, extra } = pageHead;
  return createHash('sha256')
    .update(`${status}\n${contentType}\n${location}\n${cacheControl}\n${cdnCacheControl}\n`)
    .update(extra.join('\n'))
    .update('\n')
    .update(body)
    .digest('base64url')
    .slice(0, 22);
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

/** What a cache needs of a page and of its 304 (RFC 9110 §15.4.5): names and values for `writeHead`, flat. */
export function cachingHeaders(
  etag: string,
  { cacheControl, cdnCacheControl }: Pick<PageHead, 'cacheControl' | 'cdnCacheControl'>,
): string[] {
  const cdnHeader = cdnCacheControl === null ? [] : ['cdn-cache-control', cdnCacheControl];
  return ['etag', etag, 'vary', vary, 'cache-control', cacheControl, ...cdnHeader];
}

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
