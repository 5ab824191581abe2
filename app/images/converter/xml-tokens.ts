/** Splits a drawing's XML into tokens; refuses XML that is not well-formed. Pure. */
import { PictureRefused } from './job';

export type XmlToken =
  | { kind: 'open'; name: string; attributes: [name: string, value: string][]; closed: boolean }
  | { kind: 'close'; name: string }
  | { kind: 'text'; text: string };

/** Left out: declarations, comments, document types with the entities they define. */
const withoutMeaning = /<\?[^>]*\?>|<!--[\s\S]*?-->|<!DOCTYPE[^<>[]*(?:\[[^\]]*\]\s*)?>/y;
const data = /<!\[CDATA\[([\s\S]*?)\]\]>/y;
const open = /<([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const close = /<\/([A-Za-z][\w:.-]*)\s*>/y;
const text = /[^<]+/y;
const attribute = /\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/gy;

/** @throws {PictureRefused} */
export function* xmlTokens(source: string): Generator<XmlToken> {
  let at = 0;
  const read = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(source);
    if (match) at = pattern.lastIndex;
    return match;
  };
  while (at < source.length) {
    if (read(withoutMeaning)) continue;
    const section = read(data);
    if (section) {
      yield { kind: 'text', text: section[1] ?? '' };
      continue;
    }
    const opened = read(open);
    if (opened) {
      const [, name = '', list = '', slash] = opened;
      yield { kind: 'open', name, attributes: attributesIn(list), closed: slash === '/' };
      continue;
    }
    const closed = read(close);
    if (closed) {
      yield { kind: 'close', name: closed[1] ?? '' };
      continue;
    }
    const found = read(text);
    if (!found) throw new PictureRefused('no picture', `not well-formed at character ${at}`);
    yield { kind: 'text', text: decodeEntities(found[0]) };
  }
}

function attributesIn(list: string): [string, string][] {
  return [...list.matchAll(attribute)].map(([, name = '', double, single]) => [
    name,
    decodeEntities(double ?? single ?? ''),
  ]);
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Entities of the document type are kept as text. */
function decodeEntities(value: string): string {
  return value.replace(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name !== undefined) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}
