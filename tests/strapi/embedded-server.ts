/** The embedded service on a port, with the calls it has seen. */
import { createContentService, demoAccount } from '../../content-service/embedded/handler';
import { listenerOf, listening } from '../http-service';

export interface EmbeddedServer {
  apiUrl: string;
  /** Path and query of every GET below the API, decoded from nothing: as it was asked. */
  asked: Set<string>;
  close(): void;
}

/** @param now what relative dates are relative to: the moment of Strapi's import */
export async function startEmbedded(now: Date): Promise<EmbeddedServer> {
  const handle = createContentService({
    directory: 'content-service/data',
    namespace: 'iet',
    account: demoAccount,
    tokenLifetime: 86_400,
    clock: () => now.getTime(),
  });
  const asked = new Set<string>();
  const answer = listenerOf(handle);
  const { origin, close } = await listening((incoming, outgoing) => {
    const { method, url = '/' } = incoming;
    if (method === 'GET' && url.startsWith('/api/')) asked.add(url.slice('/api'.length));
    answer(incoming, outgoing);
  });
  return { apiUrl: `${origin}/api`, asked, close };
}
