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
var slips = [slip("strong", "*"), slip("strong", "_"), slip("del", "~")];
function slip(type, sign) {
  const pair = `\\${sign}\\${sign}`;
  const between = new RegExp(
    `^${pair}(?!\\${sign})((?:\\\\.|[^\\\\\\n${sign}]|\\${sign}(?!\\${sign}))+)${pair}(?!\\${sign})`
  );
  const nextPair = new RegExp(`^([^\\n]*?)${pair}(.?)`);
  return {
    name: `${type} ${sign}`,
    level: "inline",
    tokenizer(rest, before) {
      const [raw = "", words = ""] = between.exec(rest) ?? [];
      if (!/[\p{L}\p{N}]/u.test(words) || endsWord.test(before.at(-1)?.raw ?? "")) return void 0;
      if (words.split("`").length % 2 === 0) return void 0;
      const after = rest.slice(raw.length);
      const opens = /^\S/.test(words);
      const closes = /\S$/.test(words) && (endsWord.test(words) || !/^[\p{L}\p{N}]/u.test(after));
      if (opens === closes) return void 0;
      const next = nextPair.exec(after);
      if (next && !(/(?:^|[\s(«“])$/.test(next[1] ?? "") && /\S/.test(next[2] ?? ""))) return void 0;
      return { type, raw, text: words, tokens: this.lexer.inlineTokens(words) };
    }
  };
}
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
  extensions: [...marks, ...slips, spacedLink, gluedHeading],
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
