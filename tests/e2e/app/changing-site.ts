/** A proxy in front of the site that simulates changes between visits: edits, deployments, errors, outages. */
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withPictures } from '../chromium';
import { test as base, onePixel } from '../fixtures';
import { siteOrigin } from '../servers';

/** Changes of answers in transit; each may be switched at any time. */
export interface Changes {
  /** The target of requests. */
  upstream: string;
  /** Changes the text of a page or script. */
  edit: ((path: string, text: string) => string) | null;
  /** The path of a request on the site. */
  rename: ((path: string) => string) | null;
  /** Answers in place of the site. @returns whether it has */
  answer: ((incoming: IncomingMessage, outgoing: ServerResponse) => boolean) | null;
}

export interface ChangingSite extends Changes {
  origin: string;
  /** Paths with their query, in the order they were requested. */
  asked: string[];
}

export const test = base.extend<{ site: ChangingSite }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern
  site: async ({}, use) => {
    const site: ChangingSite = {
      origin: '',
      asked: [],
      upstream: siteOrigin,
      edit: null,
      rename: null,
      answer: null,
    };
    const server = createServer((incoming, outgoing) => pass(site, incoming, outgoing));
    site.origin = await listenOnFreePort(server);
    await use(site);
    server.closeAllConnections();
    server.close();
  },
  baseURL: async ({ site }, use) => use(site.origin),
  serviceWorkers: 'allow',
  // biome-ignore lint/correctness/noEmptyPattern: as above
  launchOptions: [async ({}, use) => use(withPictures), { scope: 'worker' }],
});

export { expect } from '../fixtures';

async function listenOnFreePort(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return `http://localhost:${(server.address() as AddressInfo).port}`;
}

function pass(site: ChangingSite, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const path = incoming.url ?? '/';
  site.asked.push(path);
  if (site.answer?.(incoming, outgoing)) return;
  if (/^\/images\//.test(path)) {
    picture(outgoing);
    return;
  }
  const { edit } = site;
  const { 'if-none-match': _known, ...otherHeaders } = incoming.headers;
  const headers = edit ? { ...otherHeaders, 'accept-encoding': 'identity' } : incoming.headers;
  const passed = request(
    site.upstream + (site.rename?.(path) ?? path),
    { method: incoming.method, headers },
    (answer) => {
      if (!edit) {
        outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
        answer.pipe(outgoing);
        return;
      }
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => {
        const body = Buffer.from(edit(path, Buffer.concat(chunks).toString('utf8')));
        const {
          etag: _etag,
          'content-length': _length,
          'content-security-policy': _policy,
          ...kept
        } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 500, { ...kept, 'content-length': body.length });
        outgoing.end(body);
      });
    },
  );
  passed.on('error', () => outgoing.destroy());
  incoming.pipe(passed);
}

/** Drawing and converting pictures would only make these tests slow. */
function picture(outgoing: ServerResponse): void {
  outgoing.writeHead(200, { 'content-type': 'image/gif', 'content-length': onePixel.length });
  outgoing.end(onePixel);
}
