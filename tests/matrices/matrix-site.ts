/** The whole site in this process, on a content service whose answers a matrix changes, new for each row. */

import { type MockInstance, vi } from 'vitest';
import { lineKey } from '~/repeated-lines';
import { recordContentUse } from '../../app/content/content-use.server';
import { renderedSite } from '../contract/rendered-site';
import { between } from '../contract/spoilt-site';

export interface MatrixPage {
  status: number;
  text: string;
  /** The page lacks a part: it is not kept. */
  lacksPart: boolean;
  /** Kept for a while at most, whatever it lacks. */
  brief: boolean;
  /** Paths of the calls whose answers it used. */
  asked: readonly string[];
}

export interface MatrixSite {
  /** Path and query. */
  visit(address: string): Promise<MatrixPage>;
  /** A new site without requests, on a service with these answers. */
  start(answer?: typeof between.answer): Promise<void>;
  /** The site's warnings since it started. */
  readonly warnings: readonly Record<string, unknown>[];
}

const origin = 'https://www.ecole.example';

/** Milliseconds, longer than a circuit stays open by the wall clock. */
const circuitTime = 4000;

/** The steady clock of the site: `vi.mock('~/base/clock', …)` reads it, so that rows do not wait for each other. */
export const steady = { ahead: 0 };

export async function matrixSite(): Promise<MatrixSite> {
  vi.stubEnv('PUBLIC_ORIGIN', origin);
  vi.stubEnv('LOG_LEVEL', 'silent');
  const site = await renderedSite(origin);
  const { services } = await import('~/services/services.server');
  const siteServices = services();
  // Calls that pause before a second try among them: `upstream.activeCalls` leaves those out.
  let unanswered = 0;
  const { exchange } = siteServices.upstream;
  siteServices.upstream.exchange = (request) => {
    unanswered += 1;
    return exchange(request).finally(() => {
      unanswered -= 1;
    });
  };
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  // A search waits for the first index no longer than a visitor would.
  await siteServices.search.refresh();
  let warn: MockInstance<typeof siteServices.log.warn>;
  return {
    async visit(address) {
      const { result, use } = await recordContentUse(false, async () => {
        const response = await site.ask(address);
        const brief = /no-store|s-maxage/.test(response.headers.get('cache-control') ?? '');
        return { status: response.status, text: await response.text(), brief };
      });
      const asked = [...use.used].map(({ path }) => path);
      return { ...result, lacksPart: use.failed, asked };
    },
    async start(answer = (service, request) => service(request)) {
      // Calls without an answer belong to the previous row, and the steady clock would end them.
      while (unanswered > 0) await vi.waitUntil(() => unanswered === 0, { timeout: 60_000 });
      vi.setSystemTime(Date.now() + circuitTime);
      between.answer = answer;
      // Longer than any failure is remembered.
      steady.ahead += 3_600_000;
      siteServices.reloadContent();
      warn = vi.spyOn(siteServices.log, 'warn');
      warn.mockClear();
    },
    get warnings() {
      const lines = warn.mock.calls.map(([fields, message]) => [lineKey(fields, message), fields] as const);
      return [...new Map(lines).values()] as unknown as Record<string, unknown>[];
    },
  };
}

/** Words of a page, chunk by chunk, and its links. */
export function chunksOf(html: string): Set<string> {
  const body = html.slice(html.indexOf('<body')).replace(/<(script|style|template)\b.*?<\/\1>/gs, '');
  const words = [...body.matchAll(/>([^<]+)</g)].map(([, text = '']) => text.trim());
  const links = [...body.matchAll(/\shref="([^"]*)"/g)].map(([, href = '']) => href);
  return new Set([...words, ...links].filter((chunk) => chunk !== ''));
}

export const headOf = (html: string) => [
  /<title>(.*?)<\/title>/.exec(html)?.[1],
  // Marks of emphasis aside.
  /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, ''),
];
