/** What Remix answered, whole: a page is kept, hashed and compressed, never streamed. */
export interface Rendered {
  status: number;
  headers: Headers;
  body: Buffer;
  /** `sha256-…` of each inline script the application wrote: what the page's policy allows to run (CSP 3 §2.3.1). */
  scriptHashes: readonly string[];
}

export type Render = (request: Request) => Promise<Rendered>;

/** An answer that no page of ours was made for: it may run no script. */
export async function renderedFrom(response: Response): Promise<Rendered> {
  const { status, headers } = response;
  return { status, headers, body: Buffer.from(await response.arrayBuffer()), scriptHashes: [] };
}
