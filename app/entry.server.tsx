/** Remix's server entry, and what `server.ts` boots: one module graph, so that loaders and pipeline share one cache. */
export { logError as handleError, renderDocument as default } from './server/render/render-document';
export { createSite } from './server/site';
