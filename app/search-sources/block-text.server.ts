/** The text of a page's blocks, of any kind. Pure. */
import { plainText, sentences } from '~/search/plain-text';

/** Values of blocks that are addresses or settings, not words of the page. */
const notWords =
  /^(?:__component|id|documentId|.*[Uu]rl|href|slugs?|anchor|surface|width|tone|side|theme|topic|provider|videoId|height|type|kind|landscape|seed|image|images|poster|portrait|limit|layout|presentation|rhythm|campus|category|sector)$/;

/** Values that make no sense as snippets: tables, figures, buttons, names, transcripts. */
const besideTheText =
  /^(?:columns|rows|caption|value|unit|source|actions|eyebrow|date|duration|author|name|role|transcript)$/;

export interface BlockText {
  /** The visible text, sentence by sentence. */
  body: string;
  /** Searched, but not shown as snippets. */
  asides: string;
}

/** Every word visitors read in a value of blocks, in order; other values are left out. */
export function textIn(value: unknown): BlockText {
  const asides: string[] = [];
  const body = textsIn(value, asides, 0);
  return { body: sentences(body), asides: sentences(asides) };
}

function textsIn(value: unknown, asides: string[], depth: number): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (value === null || typeof value !== 'object' || depth > 8) return [];
  if (Array.isArray(value)) return value.flatMap((inner) => textsIn(inner, asides, depth + 1));
  return Object.entries(value).flatMap(([key, inner]) => {
    if (notWords.test(key)) return [];
    const texts = textsIn(inner, asides, depth + 1);
    if (!besideTheText.test(key)) return texts;
    asides.push(...texts);
    return [];
  });
}
