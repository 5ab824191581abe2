/**
 * Keeps rendered documents by what they are made of. React makes the same page of the same data, or browsers could not
 * hydrate it; so a page that is asked for again, or anew after its minute, is not rendered again while its loaders say
 * the same. Only what stands between the pieces is kept (`page-assembly.ts`): chrome, parts and data are not. It is
 * kept compressed: a list of 120 kB is unpacked in a tenth of a millisecond, and rendered in six.
 */
import { createHash } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import type { ShownTrail } from '~/ui/breadcrumb-record';
import { type Pieces, type Segments, scriptHash, toSegments } from './page-assembly';

/** Bytes that are kept. */
const most = 5_000_000;

export interface RenderedDocument {
  /** Up to the end of the body, where structured data follows; then the rest. */
  texts: readonly [Segments, Segments];
  /** Breadcrumbs it shows. */
  trails: readonly ShownTrail[];
  /** Its inline scripts; of those without a piece, the hash. */
  scripts: readonly (Segments | string)[];
}

export interface KeptDocuments {
  /** @param key of all the markup depends on, `keyOf` */
  get(key: string): RenderedDocument | undefined;
  keep(key: string, rendered: RenderedDocument): void;
}

export function createKeptDocuments(): KeptDocuments {
  const kept = new LRUCache<string, PackedDocument>({ maxSize: most, sizeCalculation: bytesOf });
  return {
    get(key) {
      const packed = kept.get(key);
      return packed && unpack(packed);
    },
    keep: (key, rendered) => void kept.set(key, pack(rendered)),
  };
}

interface PackedDocument extends Omit<RenderedDocument, 'texts'> {
  /** All bytes of both texts, one after the other. */
  packed: Buffer;
  length: number;
  /** The texts' segments: how many bytes, or the name of a piece. */
  cuts: readonly [readonly (number | string)[], readonly (number | string)[]];
}

/** The quickest: what is unpacked each minute need not be small. */
const level = 1;

function pack({ texts: [before, after], trails, scripts }: RenderedDocument): PackedDocument {
  const cut = (segments: Segments) =>
    segments.map((segment) => (typeof segment === 'string' ? segment : segment.length));
  const bytes = Buffer.concat([...before, ...after].filter((segment) => typeof segment !== 'string'));
  const packed = deflateRawSync(bytes, { level });
  return { packed, length: bytes.length, cuts: [cut(before), cut(after)], trails, scripts };
}

function unpack({
  packed,
  length,
  cuts: [before, after],
  trails,
  scripts,
}: PackedDocument): RenderedDocument {
  // One piece of memory of the right size; zlib wants room for its end.
  const bytes = inflateRawSync(packed, { chunkSize: Math.max(64, length + 1) });
  let from = 0;
  const segmentsOf = (cuts: readonly (number | string)[]) =>
    cuts.map((cut) => {
      if (typeof cut === 'string') return cut;
      from += cut;
      return bytes.subarray(from - cut, from);
    });
  return { texts: [segmentsOf(before), segmentsOf(after)], trails, scripts };
}

/** @param html the document; @param scripts its inline scripts, as written into it */
export function toRenderedDocument(
  html: string,
  trails: readonly ShownTrail[],
  scripts: readonly string[],
): RenderedDocument {
  const end = html.lastIndexOf('</body>');
  const at = end === -1 ? html.length : end;
  return {
    texts: [toSegments(`<!DOCTYPE html>${html.slice(0, at)}`), toSegments(html.slice(at))],
    trails,
    scripts: scripts.map((script) => {
      const segments = toSegments(script);
      return segments.length === 1 ? scriptHash(segments, {}) : segments;
    }),
  };
}

/** `sha256-…` of each of a document's inline scripts. */
export function scriptHashes({ scripts }: RenderedDocument, pieces: Pieces): string[] {
  return scripts.map((script) => (typeof script === 'string' ? script : scriptHash(script, pieces)));
}

function bytesOf({ packed, scripts }: PackedDocument): number {
  return scripts.flat().reduce((sum, segment) => sum + segment.length, packed.length + 1000);
}

/** Equal for equal texts in equal places. @param madeOf all that a document's markup depends on */
export function keyOf(madeOf: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of madeOf) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}
