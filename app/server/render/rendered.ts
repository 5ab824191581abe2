/** Remix's complete response: a page is cached, hashed and compressed, never streamed. */
export interface Rendered extends RenderedDocument {
  status: number;
  headers: Headers;
}

export interface RenderedDocument {
  body: Buffer;
  /**
   * The scripts that the page's policy allows (CSP 3 §2.3.1): `sha256-…` of each inline script the application wrote.
   */
  scriptSources: readonly string[];
}

/** @param network of the client; without one, the site renders for itself */
export type Render = (request: Request, network?: string) => Promise<Rendered>;

/** @param document null without a rendered page: then the answer may run no script */
export async function readResponse(
  response: Response,
  document: RenderedDocument | null = null,
): Promise<Rendered> {
  const { status, headers } = response;
  if (document) return { status, headers, ...document };
  return { status, headers, body: Buffer.from(await response.arrayBuffer()), scriptSources: [] };
}
