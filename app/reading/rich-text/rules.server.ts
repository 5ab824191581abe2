/** Allowed elements of rich text: the rules of the sanitiser. */
import type sanitizeHtml from 'sanitize-html';
import { keptAttributes, keptTags, shiftedTags } from '../../../content-model/rules/rich-text-elements';
import { meantHref } from '../../../content-model/rules/rich-text-links';
import { withNonBreakingSpaces } from '../../../content-model/values/non-breaking-spaces';
import { pictureAttributes } from './pictures.server';

export const richTextRules = {
  allowedTags: [...keptTags],
  allowedAttributes: keptAttributes,
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nestingLimit: 40,
  textFilter: (text, tagName) =>
    tagName === 'code' || tagName === 'pre' ? text : withNonBreakingSpaces(text),
  transformTags: {
    ...shiftedTags,
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
  // Not by `transformTags` to an element that is left out: the library then closes the next one
  // with the wrong tag.
  exclusiveFilter: ({ tag, attribs }) =>
    (tag === 'a' && attribs.href === undefined) || (tag === 'img' && attribs.src === undefined)
      ? 'excludeTag'
      : false,
} satisfies sanitizeHtml.IOptions;
