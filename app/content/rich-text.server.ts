/** Sanitises rich text once, at the boundary. */
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { madeOnce } from './in-slices.server';
import { noteLongText, textBounds } from './long-texts';
import { tellLosses } from './lost-values.server';
import { noteLoss } from './noted-losses';
import { depthGuard, TooDeep } from './rich-text-depth';
import { withOutline } from './rich-text-outline';
import { richTextRules } from './rich-text-rules.server';
import { takenFrom } from './rich-text-taken.server';

declare const clean: unique symbol;
/** HTML that went through `sanitize`; the only kind a component may render. */
export interface CleanHtml {
  readonly __html: string;
  readonly [clean]?: true;
}

/** What an editor's field leaves where something was taken away: lines, headings and links without words. */
const wordless = /<(a|p|h[2-4])(?: [^<>]*)?>(?:\s|<br \/>)*<\/\1>/g;

/** Sanitises HTML of the content service: no script, no style, no event handler, no unknown URL scheme. */
export function sanitize(html: string): CleanHtml {
  const clean = sanitizeHtml(html, { ...richTextRules, ...depthGuard() })
    .replaceAll(wordless, '')
    .trim();
  // An empty corner of a table is no header cell: screen readers would announce a header without text.
  return { __html: withOutline(clean.replaceAll(/<th(?: [^<>]*)?>\s*<\/th>/g, '<td></td>')) };
}

/** The text once clean; none of one that is over a bound, which is told. */
function boundedHtml(html: string): CleanHtml {
  try {
    if (html.length <= textBounds.rich) return sanitize(html);
    noteLongText(html, `${html.length} characters of rich text, of at most ${textBounds.rich}`);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    noteLongText(html, `more than ${textBounds.levels} elements inside one another`);
  }
  return { __html: '' };
}

const wireText = z.string();
tellLosses(wireText, (value) => takenFrom(String(value)).map((what) => `taken away: ${what}`));

/** Schema of a rich text field; a missing one is an empty text. */
export const richText = wireText
  .nullish()
  .catch(noteLoss)
  .transform((value) => madeOnce(boundedHtml, value, () => boundedHtml(value ?? '')));
