/**
 * Whether a file is an SVG that a browser shows. It is sent as it is: in an `<img>` a browser runs and loads nothing of
 * it, and opened directly it is in a sandbox (`image-response.server.ts`). Pure.
 */
import { xmlText } from '../../../content-model/values/xml-text';
import { PictureRefused } from './job';

/** Bytes; a drawing is text, and a larger one probably contains a photograph. */
const mostBytes = 1024 * 1024;
/** Copies of copies grow without bound. */
const mostCopies = 200;

const namespace = 'http://www.w3.org/2000/svg';
/** Before the root, and after it. */
const aside = /\s+|<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^<>[]*(?:\[[^\]]*\]\s*)?>/y;
const root = /<(?:([A-Za-z][\w.-]*):)?svg((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;

/** @throws {PictureRefused} */
export function checkDrawing(original: Uint8Array): void {
  if (original.byteLength > mostBytes)
    throw new PictureRefused('too large', `${original.byteLength} bytes of SVG`);
  const text = xmlText(original);
  const start = afterAsides(text, 0);
  root.lastIndex = start;
  const [opened, prefix, attributes = '', isEmpty] = root.exec(text) ?? [];
  if (opened === undefined) throw new PictureRefused('no picture', 'the root is no <svg>');
  if (namespaceOf(attributes, prefix, text.slice(0, start)) !== namespace)
    throw new PictureRefused('no picture', 'browsers show no <svg> without its namespace');
  const close = prefix ? `</${prefix}:svg>` : '</svg>';
  const end = isEmpty ? start + opened.length : text.lastIndexOf(close) + close.length;
  if (end < start + opened.length || afterAsides(text, end) < text.length)
    throw new PictureRefused('no picture', 'the SVG does not end');
  const copies = text.match(/<(?:[\w.-]+:)?use[\s/>]/g)?.length ?? 0;
  if (copies > mostCopies) throw new PictureRefused('too large', `${copies} copies`);
}

/** @returns where something else than declarations, comments and spaces begins */
function afterAsides(text: string, from: number): number {
  aside.lastIndex = from;
  let at = from;
  while (aside.test(text)) at = aside.lastIndex;
  return at;
}

const attribute = /\s([\w:.-]+)\s*=\s*["']([^"']*)/g;

/** @param before the root: drawing programs name the namespace by an entity there */
function namespaceOf(attributes: string, prefix: string | undefined, before: string): string {
  const name = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`;
  const value = [...attributes.matchAll(attribute)].find(([, known]) => known === name)?.[2] ?? '';
  const [, entity] = /^&([\w.-]+);$/.exec(value) ?? [];
  if (entity === undefined) return value;
  const declared = [...before.matchAll(/<!ENTITY\s+([\w.-]+)\s+["']([^"'<>]*)["']\s*>/g)];
  return declared.find(([, known]) => known === entity)?.[2] ?? '';
}
