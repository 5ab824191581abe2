import { inSpan, presentTracing } from '~/tracing/tracing.server';
import type { Renderer } from '../render/renderer';

/** Renders in spans that name the route: an address may contain a visitor's input. */
export function tracedRenders(renderer: Renderer, routeOf: (path: string) => string): Renderer {
  const trace = <T>(request: Request, work: () => Promise<T>) =>
    presentTracing() === null
      ? work()
      : inSpan('render', { 'http.route': routeOf(new URL(request.url).pathname) }, work);
  return {
    ...renderer,
    render: (request, network) => trace(request, () => renderer.render(request, network)),
    renderWith: (services, request) => trace(request, () => renderer.renderWith(services, request)),
  };
}
