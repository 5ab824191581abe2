/** Explains abbreviations in markup: in words behind the first one, which everybody reads the same way. Pure. */

import { escapeMarkup } from '~/base/escape-markup';

/** Meanings by abbreviation. */
export type Abbreviations = ReadonlyMap<string, string>;

/** @param list as editors write it: `QSE : qualité, sécurité, environnement ; VAE : …` */
export function parseAbbreviations(list: string): Abbreviations {
  const pairs = list.split(/[;\n]/).map((entry) => {
    const [word = '', ...meaning] = entry.split(':');
    return [word.trim(), meaning.join(':').trim()] as const;
  });
  return new Map(pairs.filter(([word, meaning]) => /^\p{L}[\p{L}\p{N}]*$/u.test(word) && meaning !== ''));
}

/** Names, which a meaning would change, and what nobody reads. */
const elementsWithout =
  /^<(?:a|button|summary|h[1-6]|label|option|script|style|template|svg|abbr|code)\b|\saria-hidden="true"|\sclass="(?:sr-only|tag|entry-legend|logo-wall)\b/;
const voids = /^<(?:img|br|hr|input|source|wbr|col|link|meta)\b/;

/**
 * Adds the meaning to the first use of each abbreviation in running text: `VAE (validation des acquis de
 * l’expérience)`. One that its author explains, before or after it, has been explained.
 *
 * @param html as React writes it
 * @param explained abbreviations of the page so far; those of this text are added
 */
export function explainAbbreviations(
  html: string,
  abbreviations: Abbreviations,
  explained: Set<string>,
): string {
  const wanted = [...abbreviations.keys()].filter((word) => !explained.has(word) && html.includes(word));
  if (wanted.length === 0) return html;
  const uses = new RegExp(`(?<![\\p{L}\\p{N}])(${wanted.join('|')})\\d*(?!\\p{L})`, 'gu');
  let depth = 0;
  return html.replace(/<[^<>]*>|[^<]+/g, (token) => {
    if (!token.startsWith('<')) return depth > 0 ? token : explainIn(token);
    if (token.startsWith('</')) depth = Math.max(0, depth - 1);
    else if (!voids.test(token) && (depth > 0 || elementsWithout.test(token))) depth += 1;
    return token;
  });

  function explainIn(text: string): string {
    return text.replace(uses, (use: string, word: string, at: number) => {
      if (explained.has(word)) return use;
      explained.add(word);
      const isExplained = text[at - 1] === '(' || /^\s*\(/.test(text.slice(at + use.length));
      return isExplained ? use : `${use} (${escapeMarkup(abbreviations.get(word) ?? '')})`;
    });
  }
}
