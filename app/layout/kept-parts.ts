/**
 * Parts of the chrome that are alike on many pages, as markup made before. Only the site's own server
 * provides them (decision 020); without them, and in browsers, the parts render themselves.
 */
import { createContext, useContext } from 'react';

export const keptPartNames = ['top', 'navigation', 'sidebar', 'footer'] as const;
export type KeptPartName = (typeof keptPartNames)[number];
/** Markup inside each part's element. */
export type KeptParts = Readonly<Record<KeptPartName, string>>;

/** `pattern`: the page is rendered to learn the parts, with placeholders for what depends on the page. */
export const KeptPartsContext = createContext<KeptParts | 'pattern' | null>(null);

/** Attributes that put the kept markup in; null when there is none and the children are to be rendered. */
export function useKeptPart(name: KeptPartName) {
  const parts = useContext(KeptPartsContext);
  return parts && parts !== 'pattern' ? { dangerouslySetInnerHTML: { __html: parts[name] } } : null;
}
