/** The allowed elements of rich text, and the removed ones, element by element. Pure: the panel uses it too. */
import { meantHref } from './rich-text-links';

export const keptTags: readonly string[] = [
  'p',
  'br',
  'hr',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'strong',
  'em',
  'b',
  'i',
  'u',
  's',
  'del',
  'ins',
  'mark',
  'small',
  'sub',
  'sup',
  'a',
  'img',
  'blockquote',
  'q',
  'cite',
  'abbr',
  'code',
  'pre',
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'dl',
  'dt',
  'dd',
];

export const keptAttributes: Readonly<Record<string, string[]>> = {
  a: ['href', 'hreflang', 'rel'],
  abbr: ['title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
  '*': ['lang'],
};

/** Only the page template has an h1, and a text needs four levels. */
export const shiftedTags = { h1: 'h2', h5: 'h4', h6: 'h4' };

/** Elements that may be removed without a message: their words stay, or they have no use here. */
const silent =
  /^(?:html|head|body|div|span|section|article|header|main|font|col|colgroup|picture|source|wbr)$/;
const unseenAttribute =
  /^(?:class|target|rel|role|title|name|type|checked|disabled|loading|decoding|srcset|sizes|cellpadding|cellspacing|border|dir|(?:data|aria)-.*)$/;

/** @returns the parts of an element that are removed: `<iframe>`, `<p style>`, `<a href="x">` */
export function takenOfElement(name: string, attributes: Readonly<Record<string, string>>): string[] {
  if (!isKept(name)) return [`<${name}>`];
  const taken = Object.keys(attributes)
    .filter((attribute) => !isKeptAttribute(name, attribute))
    .map((attribute) => `<${name} ${attribute}>`);
  const { href } = attributes;
  if (name !== 'a' || href === undefined || meantHref(href) !== null) return taken;
  return [`<a href="${href.slice(0, 80)}">`, ...taken];
}

const isKept = (name: string): boolean =>
  keptTags.includes(name) || Object.hasOwn(shiftedTags, name) || silent.test(name);

const isKeptAttribute = (name: string, attribute: string): boolean =>
  unseenAttribute.test(attribute) || attribute === 'lang' || (keptAttributes[name] ?? []).includes(attribute);
