/** A built site whose content service answers otherwise. */
import { createServer } from 'node:http';
import { freePort } from '../../tools/free-port.mjs';
import { startConfiguredSite } from './configured-site';
import { contentServiceOrigin } from './servers';

/** @param change of each answer of the tests' content service */
export async function startChangedSite(
  change: (request: Request, answer: Response) => Promise<Response>,
): Promise<{ origin: string; close: () => void }> {
  const port = await freePort();
  const service = createServer(async (incoming, outgoing) => {
    const body = incoming.method === 'POST' ? await incoming.toArray().then(Buffer.concat) : undefined;
    const { host: _, connection: __, ...headers } = incoming.headers as Record<string, string>;
    const request = new Request(`${contentServiceOrigin}${incoming.url}`, {
      method: incoming.method,
      headers,
      body,
    });
    const answer = await change(request.clone(), await fetch(request));
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  }).listen(port);
  const site = await startConfiguredSite({
    CONTENT_API_URL: `http://localhost:${port}/api`,
    CONTENT_COPY_PATH: `test-results/content-copy/${Date.now()}-${port}`,
  });
  return {
    origin: site.origin,
    close() {
      site.close();
      service.closeAllConnections();
      service.close();
    },
  };
}
