/**
 * Gives the titles of a rich text the levels that follow that of the title above it, without a gap (RGAA 9.1). Pure.
 *
 * @param html clean; its titles have ids that begin with `titre-`
 * @param below level of the title above the text
 * @param ids prefix that distinguishes the ids from those of other texts of the page; null for titles without ids
 */
export function withTitles(html: string, below: number, ids: string | null): string {
  const usedLevels = [...new Set([...html.matchAll(/<h([2-6])[ >]/g)].map(([, level]) => level))].sort();
  return html
    .replace(/(<\/?h)([2-6])(?=[ >])/g, (_, tag: string, level: string) => {
      return `${tag}${Math.min(below + 1 + usedLevels.indexOf(level), 6)}`;
    })
    .replace(/(<h[2-6][^>]*?) id="titre-([^"]*)"/g, (_, tag: string, words: string) => {
      return ids === null ? tag : `${tag} id="titre-${ids}${words}"`;
    });
}
