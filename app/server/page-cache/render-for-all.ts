import type { Device } from '~/site/device';
import type { Render } from '../render/rendered';
import type { RenderAsked } from './rendered-page';

/** What a visitor's browser says of itself, as far as a page may depend on it (specification §4). */
const agents: Readonly<Record<Device, string>> = { desktop: 'Mozilla/5.0', mobile: 'Mozilla/5.0 (Mobile)' };

/**
 * Renders a page for everybody: of the request only path, known parameters and device class are left.
 * What a header or a cookie says cannot get into a page that others are sent.
 */
export function renderForAll(render: Render, origin: string): RenderAsked {
  const { host } = new URL(origin);
  return ({ target, device, data }) =>
    render(
      new Request(`${origin}${target}`, {
        headers: { host, accept: data ? '*/*' : 'text/html', 'user-agent': agents[device] },
      }),
    );
}
