/** The text of HTML, for looking words up. Pure. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
};

/** Marks the end of a heading, of an item, of a row until the tags are removed. */
const sentenceEnd = '\u0000';

/**
 * Text of HTML, with tags replaced by spaces; a heading, an item and a row end like sentences, so that they do not join
 * the next one. The result is text and is only shown as text: this is not a sanitiser, and needs none.
 */
export function plainText(html: string): string {
  const text = html
    .replaceAll(sentenceEnd, ' ')
    .replace(/<\/(?:h[1-6]|li|dt|dd|tr|caption)\s*>/gi, sentenceEnd)
    .replace(/<[^<>]*>/g, ' ')
    .replace(entity, decodeEntity)
    .replace(/\s+/g, ' ');
  const parts = text.split(sentenceEnd).map((part) => part.trim());
  const last = parts.pop() ?? '';
  return [...parts.map(asSentence), last].filter(Boolean).join(' ');
}

const entity = /&(?:#(\d{1,6})|#x([\da-f]{1,6})|(\w{2,8}));/gi;

function decodeEntity(reference: string, decimal?: string, hexadecimal?: string, name?: string): string {
  if (name) return Object.hasOwn(entities, name) ? (entities[name] ?? reference) : reference;
  const code = decimal ? Number.parseInt(decimal, 10) : Number.parseInt(hexadecimal ?? '', 16);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

/** With a full stop, unless it already ends with punctuation. */
function asSentence(text: string): string {
  return text === '' || /[.!?…:;,](?:\s?»)?$/.test(text) ? text : `${text}.`;
}

/** Texts one after the other, each a sentence. */
export function sentences(...parts: (string | null | undefined | readonly string[])[]): string {
  return parts
    .flat()
    .flatMap((part) => (part?.trim() ? [asSentence(part.trim())] : []))
    .join(' ');
}
