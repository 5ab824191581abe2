/**
 * The HTML of the parts of one request. Remix serialises a loader's result as JSON, and a loader cannot distinguish a
 * request for a document from one for data; so the HTML is in Remix's load context, where `handleRequest` finds it for
 * the markup and `handleDataRequest` adds it to the data.
 */
import type { AppLoadContext } from '@remix-run/node';
import type { RenderedPart, WholePart } from './part';
import type { PartRenderer } from './part-renderer.server';

const place = 'partsOfRequest';

/** By version, which is the digest of the HTML. */
type Markups = Map<string, string>;

const markupsOf = (context: AppLoadContext) => context[place] as Markups | undefined;

/** The HTML of a part, if one of the request's loaders has made it. */
export function markupOfPart(context: AppLoadContext, { version }: RenderedPart): string | undefined {
  return markupsOf(context)?.get(version);
}

/**
 * Keeps the HTML of a part until the request is answered.
 *
 * @returns the part as a loader's data: without its HTML, which a document has in its markup
 */
function keep(context: AppLoadContext, { id, version, html }: WholePart): RenderedPart {
  const markups = markupsOf(context) ?? new Map();
  context[place] = markups.set(version, html);
  return { id, version };
}

/** A renderer for one request, which keeps the HTML it renders. */
export function keepingRenderer(context: AppLoadContext, render: PartRenderer<WholePart>): PartRenderer {
  return (Component, props) => keep(context, render(Component, props));
}

/** Parts that are rendered already, by name, as a loader's data; their HTML is kept. */
export function keepParts<Name extends string>(
  context: AppLoadContext,
  parts: Readonly<Record<Name, WholePart>>,
): Record<Name, RenderedPart> {
  const sent = Object.entries<WholePart>(parts).map(([name, part]) => [name, keep(context, part)]);
  return Object.fromEntries(sent) as Record<Name, RenderedPart>;
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
