/** Corrects links of rich text: an address without its scheme, an address in the text. Pure. */
import { safeHref } from '../values/safe-href';

const topLevelDomains =
  'fr|com|org|net|eu|info|edu|be|ch|lu|ca|re|gp|mq|gf|yt|pm|wf|nc|pf|bzh|paris|alsace|corsica|io|education';
const hostPattern = new RegExp(
  `^(?:www\\.(?:[a-z0-9-]+\\.)+[a-z]{2,}|(?:[a-z0-9-]+\\.)+(?:${topLevelDomains}))(?=[/?#:]|$)`,
  'i',
);
const emailPattern = /^[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}$/i;
const phonePattern = /^(?:0|\+\d{1,3} ?)[1-9](?:[ .-]?\d\d){4}$/;

/**
 * The target of a link; a missing or misspelt scheme is added
 * @returns null if it is not a link
 */
export function meantHref(written: unknown): string | null {
  if (typeof written !== 'string') return null;
  const text = written.trim();
  if (text.length > 2048) return null;
  if (hostPattern.test(text)) return safeHref(`https://${text}`);
  if (emailPattern.test(text)) return safeHref(`mailto:${text}`);
  if (phonePattern.test(text)) return safeHref(`tel:${text}`);
  const [, scheme, rest = ''] = /^(https?)(?::\/?|\/\/|:\/{3})([a-z0-9].*)$/i.exec(text) ?? [];
  if (scheme) return safeHref(`${scheme}://${rest}`);
  return safeHref(text.replace(/^(mailto|tel):\s+/i, '$1:'));
}

/** A link in an escaped text. Every repetition is bounded, or can begin at only one place. */
const addressPattern =
  /(?<![\w.+@/:-])(?:(?:https?:\/\/|www\.)(?:[^\s<>&"«»]|&amp;)+|[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}(?![\w@-]))/gi;

/** The text with its addresses as links. @param text escaped, outside of links and code */
export function withLinks(text: string): string {
  if (!/[@/]|www/i.test(text)) return text;
  return text.replace(addressPattern, (found) => {
    const linkText = withoutClosingPunctuation(found);
    const href = meantHref(linkText.replaceAll('&amp;', '&'));
    if (href === null) return found;
    return `<a href="${escapeAttribute(href)}"${relOf(href)}>${linkText}</a>${found.slice(linkText.length)}`;
  });
}

/** The attribute of links to other sites. */
const relOf = (href: string): string => (/^https?:/i.test(href) ? ' rel="noopener"' : '');

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An address without the punctuation of its sentence; a bracket that it opens belongs to it. */
function withoutClosingPunctuation(found: string): string {
  const ending = found.includes('(') ? /[.,;:!?'’…]/ : /[.,;:!?'’…)]/;
  let end = found.length;
  while (ending.test(found[end - 1] ?? '') && !found.startsWith('&amp;', end - 5)) end -= 1;
  return found.slice(0, end);
}
