/** The parts of one page, in which each abbreviation is explained once. */
import { type Abbreviations, explainAbbreviations } from './abbreviations';
import { HtmlPart } from './html-part.server';
import type { PartCache } from './part-renderer.server';

/** @param parts rendered in the order of the page */
export function withAbbreviations(parts: PartCache, abbreviations: Abbreviations): PartCache {
  const explained = new Set<string>();
  return {
    rendererFor(context) {
      const render = parts.rendererFor(context);
      return (Component, props) => {
        const part = render(Component, props);
        const html = explainAbbreviations(part.html, abbreviations, explained);
        return html === part.html ? part : HtmlPart.of(html);
      };
    },
  };
}
