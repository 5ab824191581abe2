/**
 * Keeps rendered documents by what they are made of. React makes the same page of the same data, or browsers could not
 * hydrate it; so a page that is asked for again, or anew after its minute, is not rendered again while its loaders say
 * the same. Only what stands between the pieces is kept (`page-assembly.ts`): chrome, parts and data are not.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ShownTrail } from '~/ui/breadcrumb-record';
import { type Pieces, type Segments, scriptHash, toSegments } from './page-assembly';

/** Bytes of markup that are kept. */
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
  /** @param madeOf all the markup depends on */
  get(madeOf: readonly string[]): RenderedDocument | undefined;
  keep(madeOf: readonly string[], rendered: RenderedDocument): void;
}

export function createKeptDocuments(): KeptDocuments {
  const kept = new LRUCache<string, RenderedDocument>({ maxSize: most, sizeCalculation: bytesOf });
  return {
    get: (madeOf) => kept.get(digestOf(madeOf)),
    keep: (madeOf, rendered) => void kept.set(digestOf(madeOf), rendered),
  };
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

function bytesOf({ texts, scripts }: RenderedDocument): number {
  return [...texts, ...scripts].flat().reduce((sum, segment) => sum + segment.length, 1000);
}

function digestOf(madeOf: readonly string[]): string {
  const hash = createHash('sha256');
  for (const text of madeOf) hash.update(`${text.length}:`).update(text);
  return hash.digest('base64url');
}
