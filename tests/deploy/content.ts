/** The embedded content service on a port, with files of its own that a test changes, and a count of what it is asked. */
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContentService, demoAccount } from '../../content-service/embedded/handler';

export interface Content {
  apiUrl: string;
  /** Calls since the last time this was asked: questions, and sign-ins. */
  calls(): { questions: number; logins: number };
  /** Publishes a campus under another name. */
  rename(campus: string, title: string): void;
  /** What the service tells the site of it. */
  message(campus: string): string;
  goAway(): void;
  comeBack(): void;
  close(): void;
}

export async function startContent(): Promise<Content> {
  const directory = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync('content-service/data', directory, { recursive: true });
  const handle = createContentService({
    directory,
    namespace: 'iet',
    account: demoAccount,
    tokenLifetime: 3600,
    clock: Date.now,
  });
  let counted = { questions: 0, logins: 0 };
  let away = false;
  const server = createServer(async (incoming, outgoing) => {
    if (away) return void outgoing.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const { method = 'GET', url = '/' } = incoming;
    if (method === 'GET' && url.startsWith('/api/')) counted.questions += 1;
    if (method === 'POST' && url === '/api/login') counted.logins += 1;
    const response = await handle(
      new Request(`http://${incoming.headers.host}${url}`, {
        method,
        headers: { authorization: incoming.headers.authorization ?? '' },
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      }),
    );
    outgoing.writeHead(response.status, Object.fromEntries(response.headers));
    outgoing.end(Buffer.from(await response.arrayBuffer()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    apiUrl: `http://127.0.0.1:${port}/api`,
    calls() {
      const before = counted;
      counted = { questions: 0, logins: 0 };
      return before;
    },
    rename(campus, title) {
      const file = path.join(directory, 'campuses', `${campus}.json`);
      writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), title }));
      handle.reload();
    },
    message: (campus) =>
      JSON.stringify({ event: 'entry.update', model: 'campus', entry: { id: 1, slug: campus } }),
    goAway() {
      away = true;
      server.closeAllConnections();
    },
    comeBack() {
      away = false;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
