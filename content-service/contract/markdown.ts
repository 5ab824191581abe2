/** The one dialect of rich text: that of the panel's toolbar and preview, with mistakes corrected. Pure. */
import { Marked, type Token, type TokenizerAndRendererExtension } from 'marked';
import { calmMarkdown } from './calm-markdown';

/**
 * A mark of one sign contains no space, and one of two signs neither begins nor ends with one; as in the panel's
 * preview.
 */
const marks = [
  mark('sup', /\^/, /^\^((?:\\.|[^\s\\^])+)\^/),
  mark('sub', /~/, /^~(?!~)((?:\\.|[^\s\\~])+)~(?!~)/),
  mark('ins', /(?<![\p{L}\p{N}+])\+\+(?![\s+])/u, /^\+\+(?![\s+])((?:\\.|[^\\\n+]|\+(?!\+))+)(?<!\s)\+\+/),
  mark('mark', /(?<![\p{L}\p{N}=])==(?![\s=])/u, /^==(?![\s=])((?:\\.|[^\\\n=]|=(?!=))+)(?<!\s)==(?!=)/),
];

const endsWord = /[\p{L}\p{N}]$/u;

/** Characters ahead that are looked through for a mark: the library asks again at each piece of text. */
const ahead = 256;

function mark(name: string, begins: RegExp, pattern: RegExp): TokenizerAndRendererExtension {
  return {
    name,
    level: 'inline',
    start(rest) {
      const near = rest.slice(0, ahead);
      const at = near.search(begins);
      if (at >= 0 || rest.length <= ahead) return at;
      return near.lastIndexOf(' ');
    },
    tokenizer(rest, before) {
      const [raw, inside] = pattern.exec(rest) ?? [];
      if (raw === undefined || inside === undefined) return undefined;
      // « C++ » is not an opening mark.
      if (/^(.)\1/.test(raw) && endsWord.test(before.at(-1)?.raw ?? '')) return undefined;
      return { type: name, raw, tokens: this.lexer.inlineTokens(inside) };
    },
    renderer({ tokens }) {
      return `<${name}>${this.parser.parseInline(tokens ?? [])}</${name}>`;
    },
  };
}

/** A run of one sign: `*`, `__`, `~~`. */
interface Sign {
  text: string;
  at: number;
}

const isWord = /[\p{L}\p{N}]/u;
/** The beginning of emphasis behind a letter: `tarif*, durée*` are footnotes. */
const beginsInWord = /^[\p{L}\p{N}\p{S}\p{Ps}\p{Pi}"'’#]/u;
const endsWithOpening = /[\p{Ps}\p{Pi}]$/u;
/** Code, links' addresses, tags and escapes, whose signs are none. */
const literal = /\\.|`[^`]*`|\]\([^()]*\)|<[^<>]*>|https?:\/\/\S*/g;

/** Signs of one character that an editor types in a line; each is read with all others. */
const mostSigns = 80;

/** The signs of one character in a line; within a word (`snake_case`) `_` is a letter. */
function signsOf(line: string, character: string): Sign[] {
  const plain = line.replace(literal, (part) => part.replace(/[*_~]/g, 'x'));
  return [...plain.matchAll(/\*+|_+|~+/g)]
    .map(({ 0: text, index }) => ({ text, at: index }))
    .filter(({ text }) => text[0] === character)
    .filter(({ text, at }) => {
      const inWord = isWord.test(line[at - 1] ?? '') && isWord.test(line[at + text.length] ?? '');
      return character !== '_' || !inWord;
    });
}

/** Whether two signs mean emphasis, and not footnotes, a product, or the end of one and the beginning of the next. */
function isPair(line: string, before: string, open: Sign, close: Sign, signs: readonly Sign[]): boolean {
  const words = line.slice(open.at + open.text.length, close.at);
  const touching = [/^\S/, /\S$/].filter((side) => side.test(words)).length;
  if (!isWord.test(words) || touching < (open.text.length === 1 ? 2 : 1)) return false;
  if (isWord.test(line[open.at - 1] ?? before) && !beginsInWord.test(words)) return false;
  if (isWord.test(line[close.at + close.text.length] ?? '') && endsWithOpening.test(words)) return false;
  const inside = signs.filter(({ at }) => at > open.at && at < close.at);
  return [1, 2, 3].every((length) => inside.filter(({ text }) => text.length === length).length % 2 === 0);
}

/**
 * Emphasis as editors type it: the signs of a line are pairs, in their order. To the library they are not if a space or
 * punctuation is on their wrong side: `**important **suite`, `**Attention :**suite`, `*« eau »*est`. A line with a pair
 * that is not certain is left to it.
 */
const emphasis: TokenizerAndRendererExtension = {
  name: 'emphasis',
  level: 'inline',
  tokenizer(rest, tokens) {
    const [sign = ''] = /^(?:\*{1,3}(?!\*)|_{1,3}(?!_)|~~(?!~))/.exec(rest) ?? [];
    const before = tokens.at(-1)?.raw.at(-1) ?? '';
    if (sign === '' || before === rest.charAt(0)) return undefined;
    const [line = ''] = /^.*/.exec(rest) ?? [];
    if (line.split(rest.charAt(0)).length > mostSigns) return undefined;
    const signs = signsOf(line, rest.charAt(0));
    const same = signs.filter(({ text }) => text === sign);
    const [open, close] = same;
    if (open?.at !== 0 || !close) return undefined;
    const certain = same.every((first, at) => {
      const next = same[at + 1];
      return at % 2 === 1 || (next && isPair(line, before, first, next, signs));
    });
    if (!certain) return undefined;
    const words = line.slice(sign.length, close.at);
    const token = { raw: `${sign}${words}${sign}`, text: words };
    const inner = this.lexer.inlineTokens(words);
    if (sign === '~~') return { type: 'del', ...token, tokens: inner };
    if (sign.length === 1) return { type: 'em', ...token, tokens: inner };
    const strong = { type: 'strong', ...token, tokens: inner };
    return sign.length === 2 ? strong : { type: 'em', ...token, tokens: [strong] };
  },
};

const blanks = /[\s\u00a0\u202f]+/g;
const isAddress = /^(?:https?:\/\/|www\.|mailto:|tel:|\/\w|[^\s@:/]+@[^\s@:/]+\.\w)/i;
const isNumber = /^\+?\d[\d\s\u00a0\u202f.()-]{5,24}$/;

/** `[écrire](mailto: a@ecole.fr)`, `[appeler](03 86 00 00 00)`, `[voir] (https://ecole.fr)`: no link to the library. */
const spacedLink: TokenizerAndRendererExtension = {
  name: 'spaced link',
  level: 'inline',
  tokenizer(rest) {
    const pattern = /^\[((?:\\.|[^\\[\]\n])+)\]( ?)\(([^()<>"\n]+)\)/;
    const [raw = '', words = '', gap = '', written = ''] = pattern.exec(rest) ?? [];
    const address = written.trim();
    if (gap === '' && !/[\s\u00a0\u202f]/.test(address)) return undefined;
    const href = isNumber.test(address) ? `tel:${address}` : address;
    if (!isAddress.test(href)) return undefined;
    const filler = /^(?:https?:|www\.|\/)/i.test(href) ? '%20' : '';
    return {
      type: 'link',
      raw,
      text: words,
      href: href.replace(blanks, filler),
      tokens: this.lexer.inlineTokens(words),
    };
  },
};

const tightHeading = /^(#{2,6})(?=\p{L})([^\n]+)/u;

/** `##Titre`. A single sign may be a hashtag. */
const gluedHeading: TokenizerAndRendererExtension = {
  name: 'glued heading',
  level: 'block',
  start(rest) {
    const end = rest.indexOf('\n\n');
    return (end < 0 ? rest : rest.slice(0, end)).search(/(?<=\n)#{2,6}\p{L}/u);
  },
  tokenizer(rest) {
    const [raw, signs = '', words = ''] = tightHeading.exec(rest) ?? [];
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
  return dialect.parse(calmMarkdown(markdown), { async: false });
}
