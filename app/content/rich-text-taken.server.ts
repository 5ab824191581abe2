/** What the sanitiser takes from a rich text, told to whoever wrote it. */
import sanitizeHtml from 'sanitize-html';
import { textBounds } from './long-texts';
import { depthGuard, TooDeep } from './rich-text-depth';
import { meantHref } from './rich-text-links';
import { pictureAttributes } from './rich-text-pictures.server';
import { richTextRules } from './rich-text-rules.server';

/** Around or before words that stay, or of no use here: nothing that is seen goes with them. */
const unseen =
  /^(?:html|head|body|div|span|section|article|header|main|font|col|colgroup|picture|source|wbr)$/;
const unseenAttribute =
  /^(?:class|target|rel|role|title|name|type|checked|disabled|loading|decoding|srcset|sizes|cellpadding|cellspacing|border|dir|(?:data|aria)-.*)$/;

/** @param html as the content service answers it @returns `<iframe>`, `<p style>`, `<a href="x">`, each once */
export function takenFrom(html: string): string[] {
  const taken = new Set<string>();
  const guard = depthGuard();
  const options: sanitizeHtml.IOptions = {
    ...richTextRules,
    ...guard,
    onOpenTag(name, attributes) {
      guard.onOpenTag();
      if (name === 'a' && attributes['href'] !== undefined && meantHref(attributes['href']) === null)
        taken.add(`<a href="${attributes['href'].slice(0, 80)}">`);
      if (name === 'img' && pictureAttributes(attributes)['src'] === undefined)
        taken.add(`<img src="${(attributes['src'] ?? '').slice(0, 80)}">`);
      if (!isKept(name)) taken.add(`<${name}>`);
      for (const attribute of Object.keys(attributes))
        if (!isKeptAttribute(name, attribute)) taken.add(`<${name} ${attribute}>`);
    },
  };
  try {
    // What is longer is left out whole, and told as such.
    sanitizeHtml(html.slice(0, textBounds.rich), options);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return [...taken];
}

const isKept = (name: string): boolean =>
  richTextRules.allowedTags.includes(name) ||
  Object.hasOwn(richTextRules.transformTags, name) ||
  unseen.test(name);

function isKeptAttribute(name: string, attribute: string): boolean {
  if (unseenAttribute.test(attribute)) return true;
  // What goes with its element is told once.
  if (!isKept(name)) return true;
  const { allowedAttributes } = richTextRules;
  const kept: readonly string[] = allowedAttributes[name as keyof typeof allowedAttributes] ?? [];
  return kept.includes(attribute) || attribute === 'lang';
}
