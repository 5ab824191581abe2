/**
 * Leaves the decoder of single fetch out of the browser's code: the flag is off
 * (docs/decisions/002-remix-future-flags.md), and Remix would send it along all the same.
 */
import type { Plugin } from 'vite';

const decoder = 'turbo-stream';
const standIn = '\0without-single-fetch';

export function withoutSingleFetch(): Plugin {
  return {
    name: 'without-single-fetch',
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
  };
}
