/** Documents with little memory: long texts are cut, and bodies are bytes. Pure. */
import { cutAtWord } from './cut-at-word';
import type { DocumentKind, SearchDocument, SearchText } from './document';

/**
 * A document in the index. Results show its body in their snippets. It is UTF-8, since that takes half the memory of a
 * string with one `’` in it.
 */
export interface IndexedDocument extends Omit<SearchDocument, 'text'> {
  body: Buffer;
}

/** A document with the words by which it is found, for the index and for the next one. */
export interface PackedDocument extends IndexedDocument {
  words: Record<Exclude<keyof SearchText, 'body'>, string>;
}

/** Characters of a document's body that are indexed and shown: later text is less relevant. */
const maxBodyLength = 4000;
/**
 * Characters of all bodies of one kind: the text of five hundred news items. Older ones are found by their titles and
 * summaries, so that ten years of news do not take ten times the memory.
 */
const maxLengthOfKind = 1_000_000;

/** @returns a function for documents in the order of their importance: bodies of the last ones may be cut */
export function createPacker(): (document: SearchDocument) => PackedDocument {
  const remainingByKind = new Map<DocumentKind, number>();
  return ({ kind, href, title, summary, details, text }) => {
    const remaining = remainingByKind.get(kind) ?? maxLengthOfKind;
    const maxLength = Math.min(maxBodyLength, remaining);
    const body = cutAtWord(text.body, maxLength);
    const asides = cutAtWord(text.asides ?? '', maxLength - body.length);
    remainingByKind.set(kind, Math.max(0, remaining - body.length - asides.length));
    const { name, keys, places, lead } = text;
    // Each property by its name: V8 gives every copy by `...` a hidden class of its own.
    return {
      kind,
      href,
      title,
      summary,
      details,
      words: { name, keys, places, lead, asides },
      body: Buffer.from(body),
    };
  };
}
