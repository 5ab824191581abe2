import { answerImage } from '~/images/image-response.server';
import type { Images } from '~/images/images.server';
import type { SharePictures } from '~/images/share-pictures.server';
import type { Step } from './step';

/** Pictures, without Remix in between: there may be twenty of them for one page. */
export function answerPictures(images: Images & SharePictures): Step {
  return (exchange) => {
    const { incoming, outgoing, method, url } = exchange;
    if (!url.pathname.startsWith('/images/') || (method !== 'GET' && method !== 'HEAD')) return false;
    exchange.route = '/images/:format/:width/*';
    const gone = new AbortController();
    // Also when all has been sent; nobody listens any more then.
    outgoing.once('close', () => gone.abort());
    return answerImage(images, url.pathname, {
      ifNoneMatch: incoming.headers['if-none-match'] ?? null,
      signal: gone.signal,
    }).then(async (response) => {
      const body = Buffer.from(await response.arrayBuffer());
      exchange.bytes = body.length;
      outgoing.writeHead(response.status, Object.fromEntries(response.headers));
      outgoing.end(method === 'HEAD' || response.status === 304 ? undefined : body);
      return true;
    });
  };
}
