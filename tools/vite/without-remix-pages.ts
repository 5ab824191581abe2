/**
 * Removes Remix's own pages ('Application Error' with its stack, a fallback during loading) from the browser's code: in
 * their place, the served page is restored (docs/architecture.md, 'The page stays').
 */
import type { Plugin } from 'vite';

const modules = ['errorBoundaries', 'fallback'].map((name) => `/@remix-run/react/dist/esm/${name}.js`);
const pageFunction = /(function RemixRootDefault\w+\((?:\{[^}]*\})?\) \{)/;

export function withoutRemixPages(): Plugin {
  return {
    name: 'without-remix-pages',
    apply: 'build',
    transform(code, id, { ssr } = {}) {
      if (ssr || !modules.some((module) => id.endsWith(module))) return;
      if (!pageFunction.test(code)) this.error(`Remix has its page elsewhere: ${id}`);
      return { code: code.replace(pageFunction, '$1 return null;'), map: null };
    },
  };
}
