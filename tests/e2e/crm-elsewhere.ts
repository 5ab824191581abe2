/** A content service whose CRM links lead to another origin. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright/test';
import { contentServiceOrigin } from './servers';

const crm = 'https://crm.example';

/** @returns address for `CONTENT_API_URL`, and what ends it */
export async function contentWithCrmElsewhere() {
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
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { apiUrl: `http://127.0.0.1:${port}/api`, close: () => server.close() };
}

/** Answers in the CRM's place. */
export async function answerAtCrm(page: Page): Promise<void> {
  await page.route(`${crm}/**`, (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<!doctype html><title>CRM</title>' }),
  );
}

/** What arrived at the CRM, value by value. */
export async function arrivalAtCrm(page: Page): Promise<Record<string, string>> {
  await page.waitForURL(`${crm}/**`);
  return Object.fromEntries(new URL(page.url()).searchParams);
}
