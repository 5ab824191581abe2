/** Sanitises rich text once, at the boundary. */
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod';
import { makeOnce } from '../../../content-model/reading/make-once';
import { noteLoss } from '../../../content-model/reading/note-losses';
import { reportLosses } from '../../../content-model/reading/report-losses';
import type { CleanHtml } from '../../../content-model/reading/site-values';
import { textBounds } from '../../../content-model/values/long-texts';
import { depthGuard, TooDeep } from './depth';
import { withOutline } from './outline';
import { removedParts } from './removed-parts.server';
import { richTextRules } from './rules.server';

export type { CleanHtml };

/** Links and emphasis without words, which remain after a removal; their spaces stay. */
const emptyInline =
  /<(a|b|cite|del|em|i|ins|mark|q|s|small|strong|sub|sup|u)(?: [^<>]*)?>((?:\s|<br \/>)*)<\/\1>/g;
/** Paragraphs and headings without words. */
const emptyBlock = /<(p|h[2-4])(?: [^<>]*)?>(?:\s|<br \/>)*<\/\1>/g;

/** Sanitises HTML of the content service: no script, no style, no event handler, no unknown URL scheme. */
export function sanitize(html: string): CleanHtml {
  const clean = withoutEmptyElements(sanitizeHtml(html, { ...richTextRules, ...depthGuard() })).trim();
  // An empty corner of a table is not a header cell: screen readers would announce a header without text.
  return { __html: withOutline(clean.replaceAll(/<th(?: [^<>]*)?>\s*<\/th>/g, '<td></td>')) };
}

/** Again and again: an element may be empty only once the one inside it is gone. */
function withoutEmptyElements(html: string): string {
  const shorter = html.replaceAll(emptyInline, '$2').replaceAll(emptyBlock, '');
  return shorter === html ? html : withoutEmptyElements(shorter);
}

/** The clean text; for a text over a limit, the reason for which it is left out. */
function cleanOrRefuse(html: string): CleanHtml | string {
  if (html.length > textBounds.rich)
    return `${html.length} characters of rich text, of at most ${textBounds.rich}`;
  try {
    return sanitize(html);
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return `more than ${textBounds.levels} elements inside one another`;
  }
}

const wireText = z.string();
reportLosses(wireText, (value) => removedParts(String(value)).map((part) => `taken away: ${part}`));

/** A rich text with content; a text over a limit counts as absent. */
export const writtenRichText = wireText.transform((html, context): CleanHtml => {
  const clean = makeOnce(cleanOrRefuse, html, () => cleanOrRefuse(html));
  if (typeof clean !== 'string') return clean;
  context.addIssue({ code: 'custom', message: clean });
  return z.NEVER;
});

const emptyHtml: CleanHtml = { __html: '' };

/** Schema of a rich text field; a missing one is an empty text. */
export const richText = writtenRichText
  .nullish()
  .catch(noteLoss)
  .transform((value) => value ?? emptyHtml);
