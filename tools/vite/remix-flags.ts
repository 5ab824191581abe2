/**
 * Says the site's choice of Remix's flags to the bundler (docs/architecture.md, 'Platform'). Remix reads them
 * from the page while it runs, so that the code of single fetch and of lazy route discovery, which are off, would be
 * sent to every browser anyway. As constants of the build they allow it to be left out. So does the name of an
 * error's class, which the server sends only in development: Remix would create an object of any global of the browser
 * with that name (CVE-2026-53666).
 */
import type { Plugin } from 'vite';

/** The decoder of single fetch. */
const decoder = 'turbo-stream';
const standIn = '\0without-single-fetch';

const remixReact = '/node_modules/@remix-run/react/dist/esm/';

/** Constant values in Remix's browser code: flags that are off, the class of an error. */
const readings = [
  'val.__subType',
  'window.__remixContext.future.v3_singleFetch',
  'window.__remixContext.isSpaMode',
  'future.v3_singleFetch',
  'future.v3_lazyRouteDiscovery',
];
const flagRead = new RegExp(
  String.raw`(?<![\w.])(?:${readings.map((text) => text.replaceAll('.', String.raw`\.`)).join('|')})(?!\w)`,
  'g',
);

export function remixFlags(): Plugin {
  const found = new Set<string>();
  return {
    name: 'remix-flags',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, _importer, options) {
      return !options.ssr && source === decoder ? standIn : undefined;
    },
    load(id) {
      if (id === standIn) {
        return `function refuse() { throw new Error('Single fetch is off'); }
          export { refuse as decode, refuse as encode };`;
      }
    },
    transform(code, id, { ssr } = {}) {
      if (ssr || !id.includes(remixReact)) return;
      const constant = code.replace(flagRead, (reading) => {
        found.add(reading);
        return 'false';
      });
      return constant === code ? undefined : { code: constant, map: null };
    },
    buildEnd(error) {
      if (error || this.environment?.name === 'ssr') return;
      const missing = readings.filter((reading) => !found.has(reading));
      if (missing.length > 0) this.error(`Remix no longer reads ${missing.join(', ')}`);
    },
  };
}
