/** A content service whose CRM links lead to another origin, and the server there. */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { contentServiceOrigin } from './servers';

/** The name of a CRM over https; the browser finds it on this machine, where no link over https may lead. */
const publicHost = 'crm.example';
export const crmIsHere = `--host-resolver-rules=MAP ${publicHost} 127.0.0.1`;

/**
 * A CRM on this machine; over https, it has a public name (`crmIsHere`) and is trusted by browsers that ignore the
 * signer of its certificate.
 */
export async function startCrm(protocol: 'http' | 'https') {
  const answer: RequestListener = (_, outgoing) => {
    outgoing.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
    outgoing.end('<!doctype html><title>CRM</title><link rel="icon" href="data:,">');
  };
  const server = protocol === 'http' ? createServer(answer) : createSecureServer(ownCertificate(), answer);
  const port = await listenOnFreePort(server);
  const host = protocol === 'http' ? 'localhost' : publicHost;
  return { origin: `${protocol}://${host}:${port}`, close: () => server.close() };
}

/** @returns address for `CONTENT_API_URL`, and a function that ends it */
export async function contentWithCrmElsewhere(crm: string) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const { host, connection, 'content-length': _, ...headers } = incoming.headers;
    const answer = await fetch(`${contentServiceOrigin}${incoming.url}`, {
      method: incoming.method,
      headers: headers as Record<string, string>,
      body: chunks.length > 0 ? Buffer.concat(chunks) : undefined,
    });
    const text = (await answer.text()).replaceAll(`${contentServiceOrigin}/demo/crm`, `${crm}/demande`);
    outgoing.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    outgoing.end(text);
  });
  const port = await listenOnFreePort(server);
  return { apiUrl: `http://127.0.0.1:${port}/api`, close: () => server.close() };
}

/** The values that arrived at the CRM. */
export async function arrivalAt(crm: string, page: Page): Promise<Record<string, string>> {
  await page.waitForURL(`${crm}/demande?**`);
  return Object.fromEntries(new URL(page.url()).searchParams);
}

async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function ownCertificate() {
  const folder = mkdtempSync(path.join(tmpdir(), 'crm-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name)) as [string, string];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const files = ['-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...curve, '-subj', '/CN=localhost', ...files], {
    stdio: 'ignore',
  });
  const certificate = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return certificate;
}
