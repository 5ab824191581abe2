/** Sanitises rich text once, at the boundary. */
import sanitizeHtml from 'sanitize-html';
import { z } from 'zod/v4';
import { madeOnce } from './in-slices.server';
import { noteLongText, textBounds } from './long-texts';
import { withNonBreakingSpaces } from './non-breaking-spaces';
import { noteLoss } from './noted-losses';
import { meantHref } from './rich-text-links';
import { withOutline } from './rich-text-outline';
import { pictureAttributes } from './rich-text-pictures.server';

declare const clean: unique symbol;
/** HTML that went through `sanitize`; the only kind a component may render. */
export interface CleanHtml {
  readonly __html: string;
  readonly [clean]?: true;
}

const options: sanitizeHtml.IOptions = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'del',
    'ins',
    'mark',
    'small',
    'sub',
    'sup',
    'a',
    'img',
    'blockquote',
    'q',
    'cite',
    'abbr',
    'code',
    'pre',
    'table',
    'caption',
    'thead',
    'tbody',
    'tfoot',
    'tr',
    'th',
    'td',
    'dl',
    'dt',
    'dd',
  ],
  allowedAttributes: {
    a: ['href', 'hreflang', 'rel'],
    abbr: ['title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
    '*': ['lang'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  textFilter: (text, tagName) =>
    tagName === 'code' || tagName === 'pre' ? text : withNonBreakingSpaces(text),
  transformTags: {
    // The page template has the only h1.
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, attributes) => {
      const href = meantHref(attributes.href);
      if (href === null) return { tagName, attribs: {} };
      const external = /^https?:/i.test(href);
      return {
        tagName,
        attribs: { href, ...(external ? { rel: 'noopener' } : {}) },
      };
    },
    img: (tagName, attributes) => ({ tagName, attribs: pictureAttributes(attributes) }),
  },
  // Not by `transformTags` to an element that is left out: the library then closes the next one by the wrong tag.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'a' && attribs.href === undefined) || (tag === 'img' && attribs.src === undefined)
      ? 'excludeTag'
      : false,
};

/** What an editor's field leaves where something was taken away: lines, headings and links without words. */
const wordless = /<(a|p|h[2-4])(?: [^<>]*)?>(?:\s|<br \/>)*<\/\1>/g;

/** Sanitises HTML of the content service: no script, no style, no event handler, no unknown URL scheme. */
export function sanitize(html: string): CleanHtml {
  const clean = sanitizeHtml(html, { ...options, ...depthGuard() })
    .replaceAll(wordless, '')
    .trim();
  // An empty corner of a table is no header cell: screen readers would announce a header without text.
  return { __html: withOutline(clean.replaceAll(/<th(?: [^<>]*)?>\s*<\/th>/g, '<td></td>')) };
}

class TooDeep extends Error {}

/** The library's parser looks for the open element through all that are open, so that their number must have an end. */
function depthGuard(): Pick<sanitizeHtml.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  return {
    onOpenTag() {
      depth += 1;
      if (depth > textBounds.levels) throw new TooDeep();
    },
    onCloseTag() {
      depth -= 1;
    },
  };
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

/** Schema of a rich text field; a missing one is an empty text. */
export const richText = z
  .string()
  .nullish()
  .catch(noteLoss)
  .transform((value) => madeOnce(boundedHtml, value, () => boundedHtml(value ?? '')));
