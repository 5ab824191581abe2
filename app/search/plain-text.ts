/** The text of HTML and of content blocks, for looking words up. Pure. */

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: ' ',
};

/**
 * Text of HTML, tags replaced by spaces. What comes out is text and is only ever shown as text: this is no
 * sanitiser, and it needs none.
 */
export function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:#(\d{1,6})|#x([\da-f]{1,6})|(\w{2,8}));/gi, (whole, decimal, hex, name) => {
      if (name) return Object.hasOwn(entities, name) ? (entities[name] ?? whole) : whole;
      const code = Number.parseInt(decimal ?? hex, decimal ? 10 : 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
    })
    .replace(/\s+/g, ' ')
    .trim();
}

/** Values of blocks that are addresses or settings, not words of the page. */
const notWords =
  /^(?:__component|id|documentId|.*[Uu]rl|href|slugs?|anchor|surface|width|tone|side|theme|topic|provider|videoId|height|type|kind|landscape|seed|image|images|poster|portrait|limit|layout|presentation)$/;

/** Every word visitors read in a value of blocks, in order; other values are left out. */
export function textIn(value: unknown, depth = 0): string {
  if (typeof value === 'string') return plainText(value);
  if (value === null || typeof value !== 'object' || depth > 8) return '';
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([key, inner]) => (notWords.test(key) ? [] : [inner]));
  return parts
    .map((part) => textIn(part, depth + 1))
    .filter(Boolean)
    .join(' · ');
}
