/**
 * Whether a file is an SVG that a browser shows. It is sent as it is: in an `<img>` a browser runs and loads nothing of
 * it, and opened directly it is in a sandbox (`image-response.server.ts`). Pure.
 */
import { xmlText } from '../../../content-model/values/xml-text';
import { PictureRefused } from './job';

/** Bytes of a drawing, which is text: a larger one probably contains a photograph. */
const maxBytes = 1024 * 1024;
/** Copies of a shape, by `<use>`: copies of copies grow without bound. */
const maxCopies = 200;

const svgNamespace = 'http://www.w3.org/2000/svg';
/** A space, declaration, comment or document type, before the root or after it. */
const outsideRoot = /\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^<>[]*(?:\[[^\]]*\]\s*)?>/y;
/** The root's opening tag: its prefix, its attributes, and `/` if it is empty. */
const rootTag = /<(?:([A-Za-z][\w.-]*):)?svg((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attribute = /\s([\w:.-]+)\s*=\s*["']([^"']*)/g;
const entityDeclaration = /<!ENTITY\s+([\w.-]+)\s+["']([^"'<>]*)["']\s*>/g;

/** @throws {PictureRefused} */
export function checkDrawing(original: Uint8Array): void {
  if (original.byteLength > maxBytes)
    throw new PictureRefused('too large', `${original.byteLength} bytes of SVG`);
  const text = xmlText(original);
  const start = skipOutsideRoot(text, 0);
  rootTag.lastIndex = start;
  const [tag, prefix, attributes = '', isEmpty] = rootTag.exec(text) ?? [];
  if (tag === undefined) throw new PictureRefused('no picture', 'the root is no <svg>');
  if (namespaceOf(attributes, prefix, text.slice(0, start)) !== svgNamespace)
    throw new PictureRefused('no picture', 'browsers show no <svg> without its namespace');
  const afterTag = start + tag.length;
  const closingTag = prefix ? `</${prefix}:svg>` : '</svg>';
  const end = isEmpty ? afterTag : text.lastIndexOf(closingTag) + closingTag.length;
  if (end < afterTag || skipOutsideRoot(text, end) < text.length)
    throw new PictureRefused('no picture', 'the SVG does not end');
  const copies = text.match(/<(?:[\w.-]+:)?use[\s/>]/g)?.length ?? 0;
  if (copies > maxCopies) throw new PictureRefused('too large', `${copies} copies`);
}

/** @returns the position after declarations, comments and spaces */
function skipOutsideRoot(text: string, start: number): number {
  outsideRoot.lastIndex = start;
  let end = start;
  while (outsideRoot.test(text)) end = outsideRoot.lastIndex;
  return end;
}

/** @param prologue the text before the root: drawing programs declare there an entity for the namespace */
function namespaceOf(attributes: string, prefix: string | undefined, prologue: string): string {
  const name = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  const value = namedValue(name, attributes.matchAll(attribute)) ?? '';
  const [, entity] = /^&([\w.-]+);$/.exec(value) ?? [];
  return entity === undefined ? value : (namedValue(entity, prologue.matchAll(entityDeclaration)) ?? '');
}

/** @param matches each with a name and its value */
function namedValue(name: string, matches: Iterable<RegExpMatchArray>): string | undefined {
  return [...matches].find(([, matchedName]) => matchedName === name)?.[2];
}
