/**
 * The HTML of the parts of one request. Remix serialises a loader's result as JSON, and a loader cannot distinguish a
 * request for a document from one for data; so the HTML is in Remix's load context, where `handleRequest` finds it for
 * the markup and `handleDataRequest` adds it to the data.
 */
import type { AppLoadContext } from '@remix-run/node';
import type { RenderedPart, WholePart } from './part';
import type { PartRenderer } from './part-renderer.server';

const contextKey = 'partsOfRequest';

/** The HTML of parts by their version. */
type Markups = Map<string, string>;

const markupsOf = (context: AppLoadContext) => context[contextKey] as Markups | undefined;

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
  context[contextKey] = markups.set(version, html);
  return { id, version };
}

/** A renderer for one request, which keeps the HTML it renders. */
export function keepingRenderer(context: AppLoadContext, render: PartRenderer<WholePart>): PartRenderer {
  return (Component, props) => keep(context, render(Component, props));
}

/** Keeps the HTML of rendered parts. @returns the parts as a loader's data, by name */
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
 * @param renderMissing renders a part that no loader has made
 */
export async function withPartsOfRequest(
  response: Response,
  context: AppLoadContext,
  renderMissing: (part: RenderedPart) => string,
): Promise<Response> {
  const isJson = response.headers.get('content-type')?.includes('application/json');
  if (!markupsOf(context) || !isJson) return response;
  const data = (await response.json()) as object | null;
  const parts = partsIn(data).map(([name, part]) => [
    name,
    part && { ...part, html: markupOfPart(context, part) ?? renderMissing(part) },
  ]);
  const dataWithParts = parts.length === 0 ? data : { ...data, parts: Object.fromEntries(parts) };
  return new Response(JSON.stringify(dataWithParts), response);
}

/** The field `parts` of a route's data, by name; null if a part has nothing to show. */
function partsIn(data: unknown): [string, RenderedPart | null][] {
  return Object.entries((data as { parts?: Record<string, RenderedPart | null> } | null)?.parts ?? {});
}
