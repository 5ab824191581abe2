/** Explains abbreviations in markup: by words after the first use, which all visitors and screen readers get alike. */
import { escapeMarkup } from '~/base/escape-markup';
import { memoize } from '../../content-model/values/memoize';
import { whileSame } from '../../content-model/values/while-same';
import { HtmlPart } from './html-part.server';
import type { WholePart } from './part';
import type { PartCache } from './part-renderer.server';

/** Meanings by abbreviation. */
type Abbreviations = ReadonlyMap<string, string>;

/**
 * The same object for the same list, by which explained parts are kept.
 *
 * @param list as editors write it: `QSE : qualité, sécurité, environnement ; VAE : …`
 */
export const parseAbbreviations = memoize(parse, 10, 20_000);

function parse(list: string): Abbreviations {
  const pairs = list.split(/[;\n]/).map((entry) => {
    const [word = '', ...meaning] = entry.split(':');
    return [word.trim(), meaning.join(':').trim()] as const;
  });
  return new Map(pairs.filter(([word, meaning]) => abbreviation.test(word) && meaning !== ''));
}

const abbreviation = /^\p{L}[\p{L}\p{N}]*$/u;

/** Begin of an element whose text is left as it is: a name, which a meaning would change, or what nobody reads. */
const untouchedElements =
  /^<(?:a|button|summary|h[1-6]|label|option|script|style|template|svg|abbr|code)\b|\saria-hidden="true"|\sclass="(?:sr-only|tag|entry-legend|logo-wall)\b/;
const tagOrText = /<[^<>]*>|[^<]+/g;
/** An element that has no end tag. */
const voidElements = /^<(?:img|br|hr|input|source|wbr|col|link|meta)\b/;

/** A bracket beside an abbreviation, which may itself be emphasised. */
const bracketBefore = /\((?:<(?:strong|em|b|i)>)*$/;
const bracketAfter = /^(?:\s|<\/?(?:strong|em|b|i)>)*\(/;

/**
 * Adds the meaning to the first use of each abbreviation in running text: `VAE (validation des acquis de
 * l’expérience)`. An abbreviation in brackets, or with brackets after it, counts as explained by its author.
 *
 * @param html as React writes it
 * @param explained abbreviations of the page so far; those of this text are added
 */
export function explainAbbreviations(
  html: string,
  abbreviations: Abbreviations,
  explained: Set<string>,
): string {
  // The longest first: `MP3` is no `MP` with a number.
  const unexplained = [...abbreviations.keys()]
    .filter((word) => !explained.has(word) && html.includes(word))
    .toSorted((a, b) => b.length - a.length);
  if (unexplained.length === 0) return html;
  const uses = new RegExp(`(?<![\\p{L}\\p{N}])(${unexplained.join('|')})\\d*(?!\\p{L})`, 'gu');
  /** Depth in the outermost untouched element; 0 outside. */
  let depth = 0;
  return html.replace(tagOrText, (token, start: number) => {
    if (!token.startsWith('<')) return depth > 0 ? token : explainIn(token, start);
    if (token.startsWith('</')) depth = Math.max(0, depth - 1);
    else if (!voidElements.test(token) && (depth > 0 || untouchedElements.test(token))) depth += 1;
    return token;
  });

  /** @param start position of the text in the markup */
  function explainIn(text: string, start: number): string {
    return text.replace(uses, (use: string, word: string, at: number) => {
      if (explained.has(word)) return use;
      explained.add(word);
      const [before, after] = [html.slice(0, start + at), html.slice(start + at + use.length)];
      const isExplained = bracketBefore.test(before) || bracketAfter.test(after);
      return isExplained ? use : `${use} (${escapeMarkup(abbreviations.get(word) ?? '')})`;
    });
  }
}

/**
 * The parts of one page, in which each abbreviation is explained once.
 *
 * @param parts rendered in the order of the page
 */
export function withAbbreviations(parts: PartCache, abbreviations: Abbreviations): PartCache {
  let explainedWords = '';
  return {
    rendererFor(context) {
      const render = parts.rendererFor(context);
      return (Component, props) => {
        const { part, words } = explainedPart(render(Component, props), abbreviations, explainedWords);
        explainedWords = words;
        return part;
      };
    },
  };
}

/** @param words those that the page has explained before, separated by spaces */
const explainedPart = whileSame((part: WholePart, abbreviations: Abbreviations, words: string) => {
  const explained = new Set(words.split(' ').filter(Boolean));
  const html = explainAbbreviations(part.html, abbreviations, explained);
  return {
    part: html === part.html ? part : HtmlPart.of(html),
    words: [...explained].join(' '),
  };
});
