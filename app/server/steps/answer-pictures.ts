import { answerImage } from '~/images/image-response.server';
import type { Images } from '~/images/images.server';
import type { Step } from '../http/exchange';

/** Answers pictures without Remix: a page may have twenty of them. */
export function answerPictures(images: Pick<Images, 'get'>): Step {
  return (exchange) => {
    const { incoming, outgoing, method, url } = exchange;
    if (!url.pathname.startsWith('/images/') || (method !== 'GET' && method !== 'HEAD')) return false;
    exchange.route = '/images/:format/:width/*';
    const disconnection = new AbortController();
    // Also fires when the response is complete, where aborting has no effect.
    outgoing.once('close', () => disconnection.abort());
    const options = {
      ifNoneMatch: incoming.headers['if-none-match'] ?? null,
      signal: disconnection.signal,
    };
    return answerImage(images, url.pathname, options).then(({ status, headers, body }) => {
      exchange.bytes = body?.length ?? 0;
      outgoing.writeHead(status, headers);
      outgoing.end(method === 'HEAD' ? undefined : body);
      return true;
    });
  };
}
