/** Requests as they arrive at a proxy, with the site's own name, for any port of the proxy. */
import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Asked {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  milliseconds: number;
}

const agent = new Agent({ keepAlive: true, maxSockets: 16 });

/** @param host the site's name; @param headers of the visitor */
export function ask(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
  body = '',
): Promise<Asked> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asking = request(
      { host: '127.0.0.1', port, path, method, agent, headers: { host, ...headers } },
      async (response) => {
        try {
          const chunks: Buffer[] = [];
          for await (const chunk of response) chunks.push(chunk as Buffer);
          const body = Buffer.concat(chunks);
          const { statusCode: status = 0 } = response;
          resolve({ status, headers: response.headers, body, milliseconds: performance.now() - began });
        } catch (error) {
          reject(error);
        }
      },
    );
    asking.on('error', reject);
    asking.end(body);
  });
}
