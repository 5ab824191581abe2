/** Links to pages in the texts of entries. */

/**
 * Pure.
 * @param addresses paths of pages
 * @param origin of the site, which a link may begin with
 * @returns whether an entry, as JSON, has a link to one of them: in a field, in Markdown, or in HTML
 */
export function leadsTo(addresses: readonly string[], origin = ''): (text: string) => boolean {
  const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const pattern = new RegExp(
    `["'(\\s>](?:${escaped(origin)})?(?:${addresses.map(escaped).join('|')})/?(?=["'\\\\)\\s<?#])`,
  );
  return (text) => pattern.test(text);
}
