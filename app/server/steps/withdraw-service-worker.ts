import farewell from '~/service-worker/farewell.js?raw';
import type { Step } from '../http/exchange';

/**
 * The kill switch (docs/architecture.md, 'Kept in the browser'), with `SERVICE_WORKER=off`: browsers with a worker get
 * one that deletes its stores and unregisters itself.
 */
export function withdrawServiceWorker(): Step {
  const body = Buffer.from(farewell);
  return ({ method, outgoing }) => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    outgoing.writeHead(200, {
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': body.length,
      'cache-control': 'no-cache',
    });
    outgoing.end(method === 'HEAD' ? undefined : body);
    return true;
  };
}
