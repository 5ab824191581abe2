/**
 * Remix's server entry, and the code that `server.ts` starts: one module graph, so that loaders and pipeline share one
 * cache.
 */
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { RemixServer } from '@remix-run/react';
import { PageScripts } from './browser/page-scripts';
import { renderDocument } from './server/render/render-document';

export { answerData as handleDataRequest } from './server/render/answer-data';
export { logError as handleError } from './server/render/log-error';
export { createSite } from './server/site';

/** Remix's `handleRequest`. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  loadContext: AppLoadContext,
): Promise<Response> {
  const { manifest, serverHandoffString: state } = context;
  const scripts = { manifest, state: `window.__remixContext=${state};` };
  const page = (
    <PageScripts.Provider value={scripts}>
      <RemixServer context={context} url={request.url} />
    </PageScripts.Provider>
  );
  return renderDocument(page, { request, status, headers, loadContext });
}
