/** Rewrites an SVG with only its drawing elements: no scripts, no animations, no external files. Pure. */
import { escapeMarkup } from '~/base/escape-markup';
import { PictureRefused } from './job';
import { xmlText } from './xml-text';
import { xmlTokens } from './xml-tokens';

/** Elements that draw; a shape of a filter begins with `fe`. */
const drawingElements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath ' +
    'linearGradient radialGradient stop clipPath mask pattern marker filter image style switch'
  ).split(' '),
);
const filterPart = /^fe[A-Z]\w{1,20}$/;

/** Bytes; a drawing is text, and a larger one probably contains a photograph. */
const most = 1024 * 1024;
const mostElements = 20_000;
/** Copies of copies grow without bound. */
const mostCopies = 200;
const deepest = 64;

const namespace = 'http://www.w3.org/2000/svg';

/** @throws {PictureRefused} if it is not an SVG, is not well-formed, or exceeds the limits */
export function harmlessDrawing(original: Uint8Array): string {
  if (original.byteLength > most)
    throw new PictureRefused('too large', `${original.byteLength} bytes of SVG`);
  let result = '';
  let elements = 0;
  let copies = 0;
  const inside: string[] = [];
  /** Depth inside an element that is left out. */
  let dropped = 0;
  /** The sheet so far: comments, CDATA sections and elements could hide a rule that spans several pieces. */
  let sheet = '';

  for (const token of xmlTokens(xmlText(original))) {
    if (token.kind === 'text') {
      if (dropped > 0 || inside.length === 0) continue;
      if (inside.at(-1) === 'style') sheet += token.text;
      else result += escapeText(token.text);
      continue;
    }
    const name = nameOfElement(token.name);
    if (token.kind === 'close') {
      if (inside.pop() !== name) throw new PictureRefused('no picture', `</${name}> closes nothing`);
      if (dropped > 0) {
        dropped -= 1;
        continue;
      }
      if (name === 'style') {
        const kept = sheet.replace(loadingRules, '');
        if (loadsNothing(kept)) result += escapeText(kept);
        sheet = '';
      }
      result += `</${name}>`;
      continue;
    }
    elements += 1;
    if (name === 'use') copies += 1;
    if (inside.length === 0 && (name !== 'svg' || result !== ''))
      throw new PictureRefused('no picture', `<${name}> in place of an SVG`);
    if (elements > mostElements || copies > mostCopies || inside.length > deepest)
      throw new PictureRefused('too large', `${elements} elements, ${copies} copies`);
    const leftOut =
      dropped > 0 || inside.at(-1) === 'style' || !(drawingElements.has(name) || filterPart.test(name));
    if (!leftOut) result += `<${name}${attributesOf(name, token.attributes, inside.length === 0)}`;
    if (token.closed) {
      if (!leftOut) result += '/>';
      continue;
    }
    inside.push(name);
    if (leftOut) dropped += 1;
    else result += '>';
  }
  if (inside.length > 0 || result === '') throw new PictureRefused('no picture', 'the SVG does not end');
  return result;
}

/** A link is a group: its drawing stays. */
function nameOfElement(name: string): string {
  const own = name.replace(/^svg:/, '');
  return own === 'a' ? 'g' : own;
}

function attributesOf(element: string, attributes: [string, string][], root: boolean): string {
  const kept = attributes.filter(([name, value]) => isHarmless(element, name, value));
  const all = root ? [['xmlns', namespace], ['xmlns:xlink', 'http://www.w3.org/1999/xlink'], ...kept] : kept;
  return all.map(([name, value]) => ` ${name}="${escapeText(value ?? '')}"`).join('');
}

function isHarmless(element: string, name: string, value: string): boolean {
  if (/^on/i.test(name) || name === 'src') return false;
  if (name === 'href' || name === 'xlink:href') {
    if (element === 'image') return /^data:image\/(?:png|jpeg|webp|gif);base64,[\w+/=\s]*$/i.test(value);
    return /^#[\w.:-]+$/.test(value);
  }
  // Other names with a colon belong to editors' programs, or change what addresses mean (`xml:base`).
  if (name.includes(':') || name === 'xmlns') return name === 'xml:space';
  return loadsNothing(value);
}

/**
 * Rules that only name files: fonts, as drawing programs write them, and other sheets. An unclosed one is read until
 * the next one begins.
 */
const loadingRules =
  /@font-face\s*\{[^{}]*\}|@(?:import|charset|namespace)\b(?:(?!@(?:import|charset|namespace)\b)[^;{}])*;/gi;

/** References are to the same file; escapes could hide other ones. */
function loadsNothing(css: string): boolean {
  if (/\\|@import|@charset|@namespace|@font-face|expression\s*\(|image-set\s*\(|javascript:/i.test(css))
    return false;
  return !/(?:url|src)\s*\(\s*(?!["']?#[\w.:-]+["']?\s*\))/i.test(css);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML has none of them
const controls = /[\0-\x08\x0b\x0c\x0e-\x1f]/g;
const escapeText = (text: string) => escapeMarkup(text.replace(controls, ''));
