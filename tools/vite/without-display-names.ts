/**
 * Removes the names of Remix's components for React's developer tools. Such a statement counts as a use: the links and
 * forms of the router, which no page of the site has, would be sent only because of their names.
 */
import type { Plugin } from 'vite';

const displayName = /^\w+\.displayName = "\w+";$/gm;

export function withoutDisplayNames(): Plugin {
  return {
    name: 'without-display-names',
    apply: 'build',
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.includes('/node_modules/@remix-run/react/')) return;
      const newCode = code.replace(displayName, '');
      return newCode === code ? undefined : { code: newCode, map: null };
    },
  };
}
