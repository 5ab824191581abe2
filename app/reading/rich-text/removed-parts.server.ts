/** The parts that the sanitiser removes from a rich text, for its author. */
import sanitizeHtml from 'sanitize-html';
import { takenOfElement } from '../../../content-model/rules/rich-text-elements';
import { textBounds } from '../../../content-model/values/long-texts';
import { depthGuard, TooDeep } from './depth';
import { pictureAttributes } from './pictures.server';
import { richTextRules } from './rules.server';

/**
 * @param html as the content service sends it
 * @returns `<iframe>`, `<p style>`, `<a href="x">`, each once
 */
export function removedParts(html: string): string[] {
  const parts = new Set<string>();
  const guard = depthGuard();
  const options: sanitizeHtml.IOptions = {
    ...richTextRules,
    ...guard,
    onOpenTag(name, attributes) {
      guard.onOpenTag();
      if (name === 'img' && pictureAttributes(attributes)['src'] === undefined)
        parts.add(`<img src="${(attributes['src'] ?? '').slice(0, 80)}">`);
      for (const part of takenOfElement(name, attributes)) parts.add(part);
    },
  };
  try {
    // A longer text is left out completely, which is reported elsewhere.
    sanitizeHtml(html.slice(0, textBounds.rich), options);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return [...parts];
}
