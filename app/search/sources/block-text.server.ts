/** The text of a page's blocks, whatever their kinds. Pure. */
import { plainText } from '../plain-text';

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
