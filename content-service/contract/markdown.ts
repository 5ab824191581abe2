/** The one dialect of rich text: that of the panel's toolbar and preview, with mistakes corrected. Pure. */
import { Marked, type Token, type TokenizerAndRendererExtension } from 'marked';
import { withoutLongEmphasis } from './long-emphasis';

/** `^x^`, `~x~`, `++x++` and `==x==`, as in the panel's preview. */
const marks = [
  // One sign has no space within.
  markExtension('sup', /\^/, /^\^((?:\\.|[^\s\\^])+)\^/),
  markExtension('sub', /~/, /^~(?!~)((?:\\.|[^\s\\~])+)~(?!~)/),
  // Two signs have spaces neither at the beginning nor at the end.
  markExtension(
    'ins',
    /(?<![\p{L}\p{N}+])\+\+(?![\s+])/u,
    /^\+\+(?![\s+])((?:\\.|[^\\\n+]|\+(?!\+))+)(?<!\s)\+\+/,
  ),
  markExtension(
    'mark',
    /(?<![\p{L}\p{N}=])==(?![\s=])/u,
    /^==(?![\s=])((?:\\.|[^\\\n=]|=(?!=))+)(?<!\s)==(?!=)/,
  ),
];

/** Characters that are searched for the next mark: the library asks again at each piece of text. */
const searchedLength = 256;
const endsWord = /[\p{L}\p{N}]$/u;

function markExtension(name: string, beginning: RegExp, whole: RegExp): TokenizerAndRendererExtension {
  return {
    name,
    level: 'inline',
    start(text) {
      const searched = text.slice(0, searchedLength);
      const position = searched.search(beginning);
      if (position >= 0 || text.length <= searchedLength) return position;
      return searched.lastIndexOf(' ');
    },
    tokenizer(text, tokensBefore) {
      const [raw, words] = whole.exec(text) ?? [];
      if (raw === undefined || words === undefined) return undefined;
      // « C++ » is not an opening mark.
      if (/^(.)\1/.test(raw) && endsWord.test(tokensBefore.at(-1)?.raw ?? '')) return undefined;
      return { type: name, raw, tokens: this.lexer.inlineTokens(words) };
    },
    renderer({ tokens }) {
      return `<${name}>${this.parser.parseInline(tokens ?? [])}</${name}>`;
    },
  };
}

/** A run of one character in a line: `*`, `__`, `~~`. */
interface Sign {
  text: string;
  position: number;
}

/** Pieces of a line between two characters of emphasis: a line with more is left to the library. */
const maxPieces = 80;

/**
 * Emphasis as editors type it: the signs of a line are pairs, in their order. To the library they are not if a space or
 * punctuation is on their wrong side: `**important **suite`, `**Attention :**suite`, `*« eau »*est`. A line with a pair
 * that is not certain is left to it.
 */
const emphasis: TokenizerAndRendererExtension = {
  name: 'emphasis',
  level: 'inline',
  tokenizer(text, tokensBefore) {
    const [sign = ''] = /^(?:\*{1,3}(?!\*)|_{1,3}(?!_)|~~(?!~))/.exec(text) ?? [];
    const character = text.charAt(0);
    const characterBefore = tokensBefore.at(-1)?.raw.at(-1) ?? '';
    if (sign === '' || characterBefore === character) return undefined;
    const [line = ''] = /^.*/.exec(text) ?? [];
    if (line.split(character).length > maxPieces) return undefined;
    const words = emphasisedWords(line, sign, characterBefore);
    if (words === null) return undefined;
    const token = { raw: `${sign}${words}${sign}`, text: words };
    const tokens = this.lexer.inlineTokens(words);
    if (sign === '~~') return { type: 'del', ...token, tokens };
    if (sign.length === 1) return { type: 'em', ...token, tokens };
    const strong = { type: 'strong', ...token, tokens };
    return sign.length === 2 ? strong : { type: 'em', ...token, tokens: [strong] };
  },
};

/** The words between the first two signs of a line that begins with one; null if the line has a pair that is not certain. */
function emphasisedWords(line: string, sign: string, characterBefore: string): string | null {
  const signs = signsOf(line, sign.charAt(0));
  const equalSigns = signs.filter(({ text }) => text === sign);
  const [open, close] = equalSigns;
  if (open?.position !== 0 || !close) return null;
  const areCertain = equalSigns.every((first, index) => {
    const isOpening = index % 2 === 0;
    const second = equalSigns[index + 1];
    return !isOpening || (second && isPair(line, characterBefore, first, second, signs));
  });
  return areCertain ? line.slice(sign.length, close.position) : null;
}

/** Code, links' addresses, tags and escapes, whose characters are no signs. */
const literal = /\\.|`[^`]*`|\]\([^()]*\)|<[^<>]*>|https?:\/\/\S*/g;
const hasWord = /[\p{L}\p{N}]/u;

/** The signs of one character in a line; within a word (`snake_case`) `_` is a letter. */
function signsOf(line: string, character: string): Sign[] {
  const withoutLiterals = line.replace(literal, (part) => part.replace(/[*_~]/g, 'x'));
  return [...withoutLiterals.matchAll(/\*+|_+|~+/g)]
    .map(({ 0: text, index }) => ({ text, position: index }))
    .filter(({ text }) => text[0] === character)
    .filter((sign) => character !== '_' || !isWithinWord(line, sign));
}

const isWithinWord = (line: string, { text, position }: Sign): boolean =>
  hasWord.test(line[position - 1] ?? '') && hasWord.test(line[position + text.length] ?? '');

/** Behind a letter, these begin emphasis; a comma and the like do not: `tarif*, durée*` are footnotes. */
const mayFollowLetter = /^[\p{L}\p{N}\p{S}\p{Ps}\p{Pi}"'’#]/u;
const endsWithOpening = /[\p{Ps}\p{Pi}]$/u;

/** Whether two signs mean emphasis, and not footnotes, a product, or the end of one and the beginning of the next. */
function isPair(
  line: string,
  characterBefore: string,
  open: Sign,
  close: Sign,
  signs: readonly Sign[],
): boolean {
  const words = line.slice(open.position + open.text.length, close.position);
  const touchedSides = [/^\S/, /\S$/].filter((side) => side.test(words)).length;
  if (!hasWord.test(words) || touchedSides < (open.text.length === 1 ? 2 : 1)) return false;
  const followsLetter = hasWord.test(line[open.position - 1] ?? characterBefore);
  if (followsLetter && !mayFollowLetter.test(words)) return false;
  const precedesLetter = hasWord.test(line[close.position + close.text.length] ?? '');
  if (precedesLetter && endsWithOpening.test(words)) return false;
  const signsWithin = signs.filter(({ position }) => position > open.position && position < close.position);
  const countOf = (length: number) => signsWithin.filter(({ text }) => text.length === length).length;
  return [1, 2, 3].every((length) => countOf(length) % 2 === 0);
}

const linkWithSpace = /^\[((?:\\.|[^\\[\]\n])+)\]( ?)\(([^()<>"\n]+)\)/;
const blank = /[\s\u00a0\u202f]+/;
const addressForm = /^(?:https?:\/\/|www\.|mailto:|tel:|\/\w|[^\s@:/]+@[^\s@:/]+\.\w)/i;
const phoneForm = /^\+?\d[\d\s\u00a0\u202f.()-]{5,24}$/;

/** `[écrire](mailto: a@ecole.fr)`, `[appeler](03 86 00 00 00)`, `[voir] (https://ecole.fr)`: no link to the library. */
const spacedLink: TokenizerAndRendererExtension = {
  name: 'spaced link',
  level: 'inline',
  tokenizer(text) {
    const [raw = '', words = '', gap = '', written = ''] = linkWithSpace.exec(text) ?? [];
    const address = written.trim();
    if (gap === '' && !blank.test(address)) return undefined;
    const href = phoneForm.test(address) ? `tel:${address}` : address;
    if (!addressForm.test(href)) return undefined;
    const replacement = /^(?:https?:|www\.|\/)/i.test(href) ? '%20' : '';
    return {
      type: 'link',
      raw,
      text: words,
      href: href.split(blank).join(replacement),
      tokens: this.lexer.inlineTokens(words),
    };
  },
};

const headingWithoutSpace = /^(#{2,6})(?=\p{L})([^\n]+)/u;

/** `##Titre`. A single sign may be a hashtag. */
const gluedHeading: TokenizerAndRendererExtension = {
  name: 'glued heading',
  level: 'block',
  start(text) {
    const [paragraph = ''] = text.split('\n\n', 1);
    return paragraph.search(/(?<=\n)#{2,6}\p{L}/u);
  },
  tokenizer(text) {
    const [raw, signs = '', words = ''] = headingWithoutSpace.exec(text) ?? [];
    if (raw === undefined) return undefined;
    return {
      type: 'heading',
      raw,
      depth: signs.length,
      text: words,
      tokens: this.lexer.inline(words.trim()),
    };
  },
};

const dialect = new Marked({
  gfm: true,
  breaks: true,
  extensions: [...marks, emphasis, spacedLink, gluedHeading],
  walkTokens: preferHttps,
});

/** For `www.onisep.fr` the library makes an http address. */
function preferHttps(token: Token): void {
  if (token.type === 'link' && token.href === `http://${token.text}`) token.href = `https://${token.text}`;
}

/** HTML of rich text as editors write it. */
export function htmlOfMarkdown(markdown: string): string {
  return dialect.parse(withoutLongEmphasis(markdown), { async: false });
}
