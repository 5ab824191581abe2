/** Decodes an XML file: by its first bytes, else by the encoding it declares (XML 1.0, appendix F). Pure. */

/** Characters within which a declaration says its encoding. */
const declaration = /^<\?xml[^>]{1,200}?encoding\s*=\s*["']([\w.:-]{1,40})["']/;

/** @returns the text; invalid bytes become U+FFFD */
export function xmlText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const [, declared = 'utf-8'] = declaration.exec(String.fromCharCode(...bytes.subarray(0, 256))) ?? [];
  return isKnown(declared) ? declared : 'utf-8';
}

/** Only the first bytes identify UTF-16: a readable declaration was not written in UTF-16. */
function isKnown(label: string): boolean {
  try {
    return !new TextDecoder(label).encoding.startsWith('utf-16');
  } catch {
    return false;
  }
}

/** The text as UTF-8, for a decoder that reads no other encoding; its declaration, which names the first one, is gone. */
export const asUtf8 = (bytes: Uint8Array): Buffer =>
  Buffer.from(xmlText(bytes).replace(/^\ufeff?\s*<\?xml[^>]{0,200}\?>/, ''));
