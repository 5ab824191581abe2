/** Pages for an editor: drafts, rendered for this request only, without caching and indexing. */
import { returnAddress, signInPath } from '~/editors/return-address';
import type { Services } from '~/services/services.server';
import type { Exchange, Step } from '../http/exchange';
import { toFetchRequest } from '../http/node-adapter';
import type { HeadersOf } from '../page-cache/render-page';
import type { Rendered } from '../render/rendered';
import { sendRendered } from './remix';

export interface PreviewOptions {
  services: Pick<Services, 'editors' | 'previewFor' | 'env'>;
  renderWith: (services: Services, request: Request) => Promise<Rendered>;
  /** Security headers of a preview, which the panel may frame. */
  headersOf: HeadersOf;
}

const neverStored = 'private, no-store';

export function answerPreview({ services, renderWith, headersOf }: PreviewOptions): Step {
  const { editors, env } = services;
  return async (exchange) => {
    const { editor, method, incoming, outgoing } = exchange;
    if (!editor || (method !== 'GET' && method !== 'HEAD')) return false;
    exchange.route = '(preview)';
    if (!(await editors.isKnown(editor)))
      return signInAgain(exchange, await editors.leave(incoming.headers.cookie ?? '', editor));
    const disconnection = new AbortController();
    outgoing.once('close', () => disconnection.abort());
    const request = toFetchRequest(incoming, env.publicOrigin, disconnection.signal);
    const rendered = await renderWith(services.previewFor(editor), request);
    // The policy names the panel's origin; this older header could only forbid all frames.
    if (env.preview.adminOrigin !== null) outgoing.removeHeader('x-frame-options');
    const { headers } = rendered;
    for (const name of ['etag', 'cdn-cache-control', 'last-modified']) headers.delete(name);
    headers.set('cache-control', neverStored);
    headers.set('x-robots-tag', 'noindex');
    headers.append('set-cookie', await editors.renew(editor));
    await sendRendered(exchange, rendered, headersOf);
    return true;
  };
}

/** Sends an editor whose session has ended to the sign-in page. @param cookie deletes the cookie of the session */
function signInAgain({ outgoing, target }: Exchange, cookie: string): true {
  outgoing.writeHead(303, {
    location: `${signInPath}?${new URLSearchParams({ retour: returnAddress(target) })}`,
    'content-length': 0,
    'cache-control': neverStored,
    'set-cookie': cookie,
  });
  outgoing.end();
  return true;
}
