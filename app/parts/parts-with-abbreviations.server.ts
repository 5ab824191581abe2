/** The parts of one page, in which each abbreviation is explained once. */
import { whileSame } from '../../content-model/values/while-same';
import { type Abbreviations, explainAbbreviations } from './abbreviations';
import { HtmlPart } from './html-part.server';
import type { WholePart } from './part';
import type { PartCache } from './part-renderer.server';

/** @param parts rendered in the order of the page */
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
