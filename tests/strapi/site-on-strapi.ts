/** The built site on the Strapi under test, as `npm run start:strapi` starts it, where Strapi takes it to be. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { panelOrigin } from './panel-browser';
import { strapiUnderTest } from './strapi-service';

const { apiUrl, siteOrigin } = strapiUnderTest();

export async function startSite(): Promise<ChildProcess> {
  const site = spawn(process.execPath, ['tools/start-strapi.mjs'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: new URL(siteOrigin).port,
      CONTENT_API_URL: apiUrl,
      CONTENT_ADMIN_ORIGIN: panelOrigin,
      CONTENT_COPY_PATH: mkdtempSync(path.join(tmpdir(), 'site-')),
      ENGLISH_ENABLED: 'true',
      LOG_LEVEL: 'silent',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  await vi.waitFor(async () => expect((await pageOf('/')).status).toBe(200), {
    timeout: 900_000,
    interval: 500,
  });
  return site;
}

export interface SeenPage {
  status: number;
  html: string;
}

/** The answer to a visitor; status 0 while nothing answers. */
export async function pageOf(address: string, headers: HeadersInit = {}): Promise<SeenPage> {
  const response = await fetch(siteOrigin + address, { headers, redirect: 'manual' }).catch(() => null);
  return response ? { status: response.status, html: await response.text() } : { status: 0, html: '' };
}

/** Asks for a page until it is as it should be. @returns milliseconds since `began` */
export async function seenAfter(
  began: number,
  address: string,
  isThere: (page: SeenPage) => boolean,
): Promise<number> {
  await expect.poll(async () => isThere(await pageOf(address)), { timeout: 30_000, interval: 50 }).toBe(true);
  return Date.now() - began;
}
