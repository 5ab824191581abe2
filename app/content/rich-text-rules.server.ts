/** What rich text may hold: the rules of the sanitiser. */
import type sanitizeHtml from 'sanitize-html';
import { withNonBreakingSpaces } from './non-breaking-spaces';
import { meantHref } from './rich-text-links';
import { pictureAttributes } from './rich-text-pictures.server';

export const richTextRules = {
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
} satisfies sanitizeHtml.IOptions;
