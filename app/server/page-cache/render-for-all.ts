import type { Render } from '../render/rendered';
import type { RenderPage } from './rendered-page';

/**
 * Renders a page for all visitors: the request has only path and known parameters. No header or cookie of one
 * visitor can get into a page that is sent to others.
 */
export function renderForAll(render: Render, origin: string): RenderPage {
  const { host } = new URL(origin);
  return ({ target, data }, network) =>
    render(
      new Request(`${origin}${target}`, {
        headers: { host, accept: data ? '*/*' : 'text/html' },
      }),
      network,
    );
}
