import type { Device } from '~/site/device';
import type { Render } from '../render/rendered';
import type { RenderPage } from './rendered-page';

/** One user agent for each device class, the only property of the agent a page may depend on (specification §4). */
const agents: Readonly<Record<Device, string>> = { desktop: 'Mozilla/5.0', mobile: 'Mozilla/5.0 (Mobile)' };

/**
 * Renders a page for all visitors: the request has only path, known parameters and device class. No header or
 * cookie of one visitor can get into a page that is sent to others.
 */
export function renderForAll(render: Render, origin: string): RenderPage {
  const { host } = new URL(origin);
  return ({ target, device, data }) =>
    render(
      new Request(`${origin}${target}`, {
        headers: { host, accept: data ? '*/*' : 'text/html', 'user-agent': agents[device] },
      }),
    );
}
