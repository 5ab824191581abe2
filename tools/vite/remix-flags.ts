/**
 * Makes Remix's flags constants of the build (docs/architecture.md, 'Platform'). Remix reads them from the page while it
 * runs, so that the code of single fetch and of lazy route discovery, which are off, would be sent to every browser
 * anyway; constants allow the bundler to leave it out. So it is with the name of an error's class, which the server sends
 * only in development: Remix would create an object of any global of the browser with that name (CVE-2026-53666).
 */
import type { Plugin } from 'vite';

/** The decoder of single fetch. */
const decoder = 'turbo-stream';
const decoderStandIn = '\0without-single-fetch';

const remixReact = '/node_modules/@remix-run/react/dist/esm/';

/** What Remix's browser code reads, and is false in this site: flags that are off, the class of an error. */
const falseExpressions = [
  'val.__subType',
  'window.__remixContext.future.v3_singleFetch',
  'window.__remixContext.isSpaMode',
  'future.v3_singleFetch',
  'future.v3_lazyRouteDiscovery',
];
const falseExpression = new RegExp(
  String.raw`(?<![\w.])(?:${falseExpressions.map((text) => text.replaceAll('.', String.raw`\.`)).join('|')})(?!\w)`,
  'g',
);

export function remixFlags(): Plugin {
  const replaced = new Set<string>();
  return {
    name: 'remix-flags',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, _importer, options) {
      return !options.ssr && source === decoder ? decoderStandIn : undefined;
    },
    load(id) {
      if (id === decoderStandIn) {
        return `function refuse() { throw new Error('Single fetch is off'); }
          export { refuse as decode, refuse as encode };`;
      }
    },
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.includes(remixReact)) return;
      const newCode = code.replace(falseExpression, (expression) => {
        replaced.add(expression);
        return 'false';
      });
      return newCode === code ? undefined : { code: newCode, map: null };
    },
    buildEnd(error) {
      if (error || this.environment?.name === 'ssr') return;
      const missing = falseExpressions.filter((expression) => !replaced.has(expression));
      if (missing.length > 0) this.error(`Remix no longer reads ${missing.join(', ')}`);
    },
  };
}
