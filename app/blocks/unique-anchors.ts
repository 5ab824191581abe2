/** Anchors of the blocks of a page. Pure. */
import type { Block } from './registry';

/** Ids that a block may not have: of the page's parts, its menus, its blocks and their headings. */
export const pageIds = /^(?:contenu|menu|acces-rapides|consentement|recherche-rapide)$|^(?:bloc|menu|pied)-/;

/** An anchor is an id of the page: of several blocks with the same one, the first keeps it. */
export function withUniqueAnchors(blocks: readonly Block[]): Block[] {
  const usedAnchors = new Set<string>();
  return blocks.map((block) => {
    const { anchor } = block.appearance;
    if (anchor === null) return block;
    if (!usedAnchors.has(anchor) && !pageIds.test(anchor)) {
      usedAnchors.add(anchor);
      return block;
    }
    return { ...block, appearance: { ...block.appearance, anchor: null } };
  });
}
