import type { Services } from '~/services.server';
import type { Step } from './step';

/** `/healthz`: the process lives. `/readyz`: it can serve pages; never asks the content service. */
export function health(_services: Services): Step {
  return ({ outgoing, target }) => {
    if (target !== '/healthz' && target !== '/readyz') return false;
    outgoing.writeHead(200, { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' });
    outgoing.end('ok\n');
    return true;
  };
}
