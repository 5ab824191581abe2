import sirv from 'sirv';
import type { Step } from './step';

/** Built assets and `public`, precompressed; what has its hash in its name never changes. */
export function staticFiles(directory: string): Step {
  const serve = sirv(directory, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      const immutable = pathname.startsWith('/assets/');
      const unchanging = pathname === '/sw.js' ? 'no-cache' : 'public, max-age=3600';
      response.setHeader('cache-control', immutable ? 'public, max-age=31536000, immutable' : unchanging);
    },
  });
  return ({ incoming, outgoing, method }) => {
    if (method !== 'GET' && method !== 'HEAD') return false;
    return new Promise((resolve) => {
      outgoing.once('close', () => resolve(true));
      serve(incoming, outgoing, () => resolve(false));
    });
  };
}
