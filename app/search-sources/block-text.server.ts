/** The text of a page's blocks, whatever their kinds. Pure. */
import { plainText, sentences } from '~/search/plain-text';

/** Fields of blocks that hold addresses and settings, not words of the page. */
const settingFields =
  /^(?:__component|id|documentId|.*[Uu]rl|href|slugs?|anchor|surface|width|tone|side|theme|topic|provider|videoId|height|type|kind|landscape|seed|image|images|poster|portrait|limit|layout|presentation|rhythm|campus|category|sector)$/;

/** Fields that make no sense as snippets: tables, figures, buttons, names, transcripts. */
const asideFields =
  /^(?:columns|rows|caption|value|unit|source|actions|eyebrow|date|duration|author|name|role|transcript)$/;

interface BlockText {
  /** The visible text, sentence by sentence. */
  body: string;
  /** Searched, but not shown as snippets. */
  asides: string;
}

/** Levels of blocks, lists and objects that are read. */
const maxDepth = 8;

/** Every word that visitors read in blocks, in their order. */
export function textIn(blocks: unknown): BlockText {
  const asides: string[] = [];
  const body = textsIn(blocks, asides, 0);
  return { body: sentences(body), asides: sentences(asides) };
}

/** @param asides takes the texts of `asideFields`, which are not returned */
function textsIn(value: unknown, asides: string[], depth: number): string[] {
  if (typeof value === 'string') return [plainText(value)];
  if (value === null || typeof value !== 'object' || depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, asides, depth + 1));
  return Object.entries(value).flatMap(([name, field]) => {
    if (settingFields.test(name)) return [];
    const texts = textsIn(field, asides, depth + 1);
    if (!asideFields.test(name)) return texts;
    asides.push(...texts);
    return [];
  });
}
