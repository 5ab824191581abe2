/** The values of an origin, which anybody can write into an address or a cookie. Pure. */

/** Characters of the longest value of an origin. */
const longestValue = 100;
/** Replaces bytes that are no text when an address is decoded. */
const replacementCharacter = '\ufffd';

/**
 * A value that is valid for a cookie and for the CRM: no control or invisible characters, no markup, single spaces, at
 * most 100 characters (never half of one).
 *
 * @returns null if nothing remains, for a merge tag that a mail tool has not filled, and for bytes that are no text
 */
export function cleanValue(value: string | null | undefined): string | null {
  const trimmed = (value ?? '').trim();
  if (trimmed.includes(replacementCharacter)) return null;
  if (isMergeTag(trimmed) || isMergeTag(decodedSigns(trimmed))) return null;
  const text = trimmed
    .replace(/[\p{C}<>]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...text].slice(0, longestValue).join('').trim() || null;
}

/**
 * Signs of a name that a mail tool has not replaced: `{{x}}`, `{x}`, `${x}`, `*|X|*`, `%%x%%`, `[[x]]`, `<%x%>`. A name
 * between two single signs counts only if nothing else is there.
 */
const mergeTag = /[{}]|\*\||\|\*|%%|\[\[|\]\]|<%|%>|<<|>>|@@|##|\$\$|~~/;
const loneMergeTag = /^(?:([%$#@~|:])[^%$#@~|:]+\1|\[[^[\]]+\]|\$\([^()]+\)|__.+__|%\w+!)$/s;

const isMergeTag = (text: string): boolean => mergeTag.test(text) || loneMergeTag.test(text);

/** A mail tool may encode a tag twice. */
const decodedSigns = (text: string): string => text.replace(/%[2-7][0-9a-f]/gi, decodeURIComponent);
