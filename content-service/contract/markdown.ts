/** The one dialect of rich text: that of the panel's toolbar and preview, with mistakes corrected. Pure. */
import { Marked, type Token, type TokenizerAndRendererExtension } from 'marked';
import { emphasis } from './emphasis';
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
