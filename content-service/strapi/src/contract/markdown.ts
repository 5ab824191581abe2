// @ts-nocheck Bundled from content-service/contract/markdown.ts by npm run content strapi.
// content-service/contract/markdown.ts
import { Marked } from "marked";

// content-service/contract/calm-markdown.ts
var longestParagraph = 3e3;
var lineOfBlock = /\n(?= {0,3}(?:[*+-]|1[.)]|#{1,6}) [^ \n])/;
var nextItems = { ".": /\n(?= {0,3}\d{1,9}\. [^ \n])/, ")": /\n(?= {0,3}\d{1,9}\) [^ \n])/ };
function calmMarkdown(markdown) {
  return markdown.split("\n\n").map((paragraph) => paragraph.length > longestParagraph ? calmLines(paragraph) : paragraph).join("\n\n");
}
function calmLines(paragraph) {
  return paragraph.split(lineOfBlock).flatMap((block) => {
    const sign = /^ {0,3}\d{1,9}([.)]) /.exec(block)?.[1];
    return sign === "." || sign === ")" ? block.split(nextItems[sign]) : [block];
  }).map((line) => line.length > longestParagraph ? calmLine(line) : line).join("\n");
}
function calmLine(line) {
  const [bullet = ""] = /^ {0,3}[*+] /.exec(line) ?? [];
  return bullet + line.slice(bullet.length).replace(/[*_~^+=]/g, "\\$&");
}

// content-service/contract/markdown.ts
var marks = [
  mark("sup", /\^/, /^\^((?:\\.|[^\s\\^])+)\^/),
  mark("sub", /~/, /^~(?!~)((?:\\.|[^\s\\~])+)~(?!~)/),
  mark("ins", /(?<![\p{L}\p{N}+])\+\+(?![\s+])/u, /^\+\+(?![\s+])((?:\\.|[^\\\n+]|\+(?!\+))+)(?<!\s)\+\+/),
  mark("mark", /(?<![\p{L}\p{N}=])==(?![\s=])/u, /^==(?![\s=])((?:\\.|[^\\\n=]|=(?!=))+)(?<!\s)==(?!=)/)
];
var endsWord = /[\p{L}\p{N}]$/u;
var ahead = 256;
function mark(name, begins, pattern) {
  return {
    name,
    level: "inline",
    start(rest) {
      const near = rest.slice(0, ahead);
      const at = near.search(begins);
      if (at >= 0 || rest.length <= ahead) return at;
      return near.lastIndexOf(" ");
    },
    tokenizer(rest, before) {
      const [raw, inside] = pattern.exec(rest) ?? [];
      if (raw === void 0 || inside === void 0) return void 0;
      if (/^(.)\1/.test(raw) && endsWord.test(before.at(-1)?.raw ?? "")) return void 0;
      return { type: name, raw, tokens: this.lexer.inlineTokens(inside) };
    },
    renderer({ tokens }) {
      return `<${name}>${this.parser.parseInline(tokens ?? [])}</${name}>`;
    }
  };
}
var isWord = /[\p{L}\p{N}]/u;
var beginsInWord = /^[\p{L}\p{N}\p{S}\p{Ps}\p{Pi}"'’#]/u;
var endsWithOpening = /[\p{Ps}\p{Pi}]$/u;
var literal = /\\.|`[^`]*`|\]\([^()]*\)|<[^<>]*>|https?:\/\/\S*/g;
var mostSigns = 80;
function signsOf(line, character) {
  const plain = line.replace(literal, (part) => part.replace(/[*_~]/g, "x"));
  return [...plain.matchAll(/\*+|_+|~+/g)].map(({ 0: text, index }) => ({ text, at: index })).filter(({ text }) => text[0] === character).filter(({ text, at }) => {
    const inWord = isWord.test(line[at - 1] ?? "") && isWord.test(line[at + text.length] ?? "");
    return character !== "_" || !inWord;
  });
}
function isPair(line, before, open, close, signs) {
  const words = line.slice(open.at + open.text.length, close.at);
  const touching = [/^\S/, /\S$/].filter((side) => side.test(words)).length;
  if (!isWord.test(words) || touching < (open.text.length === 1 ? 2 : 1)) return false;
  if (isWord.test(line[open.at - 1] ?? before) && !beginsInWord.test(words)) return false;
  if (isWord.test(line[close.at + close.text.length] ?? "") && endsWithOpening.test(words)) return false;
  const inside = signs.filter(({ at }) => at > open.at && at < close.at);
  return [1, 2, 3].every((length) => inside.filter(({ text }) => text.length === length).length % 2 === 0);
}
var emphasis = {
  name: "emphasis",
  level: "inline",
  tokenizer(rest, tokens) {
    const [sign = ""] = /^(?:\*{1,3}(?!\*)|_{1,3}(?!_)|~~(?!~))/.exec(rest) ?? [];
    const before = tokens.at(-1)?.raw.at(-1) ?? "";
    if (sign === "" || before === rest.charAt(0)) return void 0;
    const [line = ""] = /^.*/.exec(rest) ?? [];
    if (line.split(rest.charAt(0)).length > mostSigns) return void 0;
    const signs = signsOf(line, rest.charAt(0));
    const same = signs.filter(({ text }) => text === sign);
    const [open, close] = same;
    if (open?.at !== 0 || !close) return void 0;
    const certain = same.every((first, at) => {
      const next = same[at + 1];
      return at % 2 === 1 || next && isPair(line, before, first, next, signs);
    });
    if (!certain) return void 0;
    const words = line.slice(sign.length, close.at);
    const token = { raw: `${sign}${words}${sign}`, text: words };
    const inner = this.lexer.inlineTokens(words);
    if (sign === "~~") return { type: "del", ...token, tokens: inner };
    if (sign.length === 1) return { type: "em", ...token, tokens: inner };
    const strong = { type: "strong", ...token, tokens: inner };
    return sign.length === 2 ? strong : { type: "em", ...token, tokens: [strong] };
  }
};
var blanks = /[\s\u00a0\u202f]+/g;
var isAddress = /^(?:https?:\/\/|www\.|mailto:|tel:|\/\w|[^\s@:/]+@[^\s@:/]+\.\w)/i;
var isNumber = /^\+?\d[\d\s\u00a0\u202f.()-]{5,24}$/;
var spacedLink = {
  name: "spaced link",
  level: "inline",
  tokenizer(rest) {
    const pattern = /^\[((?:\\.|[^\\[\]\n])+)\]( ?)\(([^()<>"\n]+)\)/;
    const [raw = "", words = "", gap = "", written = ""] = pattern.exec(rest) ?? [];
    const address = written.trim();
    if (gap === "" && !/[\s\u00a0\u202f]/.test(address)) return void 0;
    const href = isNumber.test(address) ? `tel:${address}` : address;
    if (!isAddress.test(href)) return void 0;
    const filler = /^(?:https?:|www\.|\/)/i.test(href) ? "%20" : "";
    return {
      type: "link",
      raw,
      text: words,
      href: href.replace(blanks, filler),
      tokens: this.lexer.inlineTokens(words)
    };
  }
};
var tightHeading = /^(#{2,6})(?=\p{L})([^\n]+)/u;
var gluedHeading = {
  name: "glued heading",
  level: "block",
  start(rest) {
    const end = rest.indexOf("\n\n");
    return (end < 0 ? rest : rest.slice(0, end)).search(/(?<=\n)#{2,6}\p{L}/u);
  },
  tokenizer(rest) {
    const [raw, signs = "", words = ""] = tightHeading.exec(rest) ?? [];
    if (raw === void 0) return void 0;
    return {
      type: "heading",
      raw,
      depth: signs.length,
      text: words,
      tokens: this.lexer.inline(words.trim())
    };
  }
};
var dialect = new Marked({
  gfm: true,
  breaks: true,
  extensions: [...marks, emphasis, spacedLink, gluedHeading],
  walkTokens: preferHttps
});
function preferHttps(token) {
  if (token.type === "link" && token.href === `http://${token.text}`) token.href = `https://${token.text}`;
}
function htmlOfMarkdown(markdown) {
  return dialect.parse(calmMarkdown(markdown), { async: false });
}
export {
  htmlOfMarkdown
};
