/**
 * Cached markup of the parts of the chrome. Only the site's own server provides it (decision 020); without it,
 * and in browsers, the parts are rendered as components.
 */
import { createContext, useContext } from 'react';

export const chromePartNames = ['top', 'navigation', 'footer'] as const;
export type ChromePartName = (typeof chromePartNames)[number];
/** Markup inside each part's element. */
export type ChromeParts = Readonly<Record<ChromePartName, string>>;

/** `pattern`: the page is rendered for the cache, with placeholders for what depends on the page. */
export const ChromePartsContext = createContext<ChromeParts | 'pattern' | null>(null);

/** Props that insert the cached markup; null when there is none and the children are to be rendered. */
export function useChromePart(name: ChromePartName) {
  const parts = useContext(ChromePartsContext);
  return parts && parts !== 'pattern' ? { dangerouslySetInnerHTML: { __html: parts[name] } } : null;
}
