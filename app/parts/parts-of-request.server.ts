/**
 * The HTML of the parts of one request. Remix serialises a loader's result as JSON, and a loader cannot distinguish a
 * request for a document from one for data; so the HTML is in Remix's load context, where `handleRequest` finds it for
 * the markup and `handleDataRequest` adds it to the data.
 */
import type { AppLoadContext } from '@remix-run/node';
import type { RenderedPart } from './part';
import type { PartCache } from './part-renderer.server';

const place = 'partsOfRequest';

/** By version, which is the digest of the HTML. */
type Markups = Map<string, string>;

const markupsOf = (context: AppLoadContext) => context[place] as Markups | undefined;

/** The HTML of a part, if one of the request's loaders has made it. */
export function markupOfPart(context: AppLoadContext, { version }: RenderedPart): string | undefined {
  return markupsOf(context)?.get(version);
}

/**
 * The parts for one request: their HTML is kept until it is answered. As a loader's data a part is without its HTML,
 * which a document has in its markup.
 */
export function remembering(context: AppLoadContext, parts: PartCache): PartCache {
  return {
    among(surroundings) {
      const render = parts.among(surroundings);
      return (Component, props) => {
        const { id, version, html = '' } = render(Component, props);
        const markups = markupsOf(context) ?? new Map();
        context[place] = markups.set(version, html);
        return { id, version };
      };
    },
  };
}

/**
 * Remix's `handleDataRequest`: an answer to a navigation without reload, with the HTML of its parts.
 *
 * @param missing makes a part that no loader has made
 */
export async function withPartsOfRequest(
  response: Response,
  context: AppLoadContext,
  missing: (part: RenderedPart) => string,
): Promise<Response> {
  if (!markupsOf(context) || !response.headers.get('content-type')?.includes('application/json'))
    return response;
  const data = (await response.json()) as object | null;
  const parts = partsIn(data).map(([name, part]) => [
    name,
    part && { ...part, html: markupOfPart(context, part) ?? missing(part) },
  ]);
  const whole = parts.length === 0 ? data : { ...data, parts: Object.fromEntries(parts) };
  return new Response(JSON.stringify(whole), response);
}

/** The field `parts` of a route's data, by name; null if a part has nothing to show. */
function partsIn(data: unknown): [string, RenderedPart | null][] {
  return Object.entries((data as { parts?: Record<string, RenderedPart | null> } | null)?.parts ?? {});
}
