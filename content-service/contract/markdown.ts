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

/** Signs that the library ignores if a space or punctuation is on their wrong side. */
const slips = [slip('strong', '*'), slip('strong', '_'), slip('del', '~')];

/**
 * `**important **suite`, `** important** suite`, `**Attention :**suite`. Certain if at least one pair of signs touches
 * its words, and the next pair on the line opens something else.
 */
function slip(type: 'strong' | 'del', sign: string): TokenizerAndRendererExtension {
  const pair = `\\${sign}\\${sign}`;
  const between = new RegExp(
    `^${pair}(?!\\${sign})((?:\\\\.|[^\\\\\\n${sign}]|\\${sign}(?!\\${sign}))+)${pair}(?!\\${sign})`,
  );
  const nextPair = new RegExp(`^([^\\n]*?)${pair}(.?)`);
  return {
    name: `${type} ${sign}`,
    level: 'inline',
    tokenizer(rest, before) {
      const [raw = '', words = ''] = between.exec(rest) ?? [];
      if (!/[\p{L}\p{N}]/u.test(words) || endsWord.test(before.at(-1)?.raw ?? '')) return undefined;
      if (words.split('`').length % 2 === 0) return undefined;
      const after = rest.slice(raw.length);
      const opens = /^\S/.test(words);
      const closes = /\S$/.test(words) && (endsWord.test(words) || !/^[\p{L}\p{N}]/u.test(after));
      if (opens === closes) return undefined;
      const next = nextPair.exec(after);
      if (next && !(/(?:^|[\s(«“])$/.test(next[1] ?? '') && /\S/.test(next[2] ?? ''))) return undefined;
      return { type, raw, text: words, tokens: this.lexer.inlineTokens(words) };
    },
  };
}

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
  extensions: [...marks, ...slips, spacedLink, gluedHeading],
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
