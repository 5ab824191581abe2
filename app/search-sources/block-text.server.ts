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
  const texts = textsIn(blocks, false, 0);
  const body = texts.filter(({ isAside }) => !isAside).map(({ text }) => text);
  const asides = texts.filter(({ isAside }) => isAside).map(({ text }) => text);
  return { body: sentences(body), asides: sentences(asides) };
}

interface FieldText {
  text: string;
  /** Whether it is in one of `asideFields`. */
  isAside: boolean;
}

function textsIn(value: unknown, isAside: boolean, depth: number): FieldText[] {
  if (typeof value === 'string') return [{ text: plainText(value), isAside }];
  if (value === null || typeof value !== 'object' || depth > maxDepth) return [];
  if (Array.isArray(value)) return value.flatMap((item) => textsIn(item, isAside, depth + 1));
  return Object.entries(value)
    .filter(([name]) => !settingFields.test(name))
    .flatMap(([name, field]) => textsIn(field, isAside || asideFields.test(name), depth + 1));
}
