/** Stands between site and content service, and changes what is answered. */
import { createServer } from 'node:http';

/**
 * @param {(url: string, body: string) => string | null} change another body; null: the real one
 * @param {(url: string) => string} [real] the address the real service knows
 * @returns {Promise<string>} origin
 */
export async function startProxy(rig, content, change, real = (url) => url) {
  const server = createServer(async (incoming, outgoing) => {
    try {
      const chunks = [];
      for await (const chunk of incoming) chunks.push(chunk);
      const { host, connection, 'content-length': _, 'transfer-encoding': __, ...headers } = incoming.headers;
      const answer = await fetch(`${content.origin}${real(incoming.url)}`, {
        method: incoming.method,
        headers,
        ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
      });
      const type = answer.headers.get('content-type') ?? 'application/octet-stream';
      const whole = Buffer.from(await answer.arrayBuffer());
      const other = type.includes('json') ? change(incoming.url, whole.toString('utf8')) : null;
      outgoing.writeHead(answer.status, { 'content-type': type }).end(other ?? whole);
    } catch {
      outgoing.destroy();
    }
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  rig.later(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${server.address().port}`;
}
