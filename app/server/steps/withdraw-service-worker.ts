import farewell from '~/service-worker/farewell.js?raw';
import type { Step } from '../http/exchange';

/**
 * The kill switch (docs/decisions/013-service-worker.md): browsers with a worker get one that deletes its stores and
 * unregisters itself.
 *
 * @param withdrawn `SERVICE_WORKER=off`
 */
export function withdrawServiceWorker(withdrawn: boolean): Step {
  const body = Buffer.from(farewell);
  return ({ method, url, outgoing }) => {
    if (!withdrawn || url.pathname !== '/sw.js' || (method !== 'GET' && method !== 'HEAD')) return false;
    outgoing.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-cache',
    });
    outgoing.end(method === 'HEAD' ? undefined : body);
    return true;
  };
}
