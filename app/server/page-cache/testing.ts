/** A page cache with a clock and a render that the test controls. */
import { presentUse } from '~/content/content-use.server';
import { readResponse } from '../render/rendered';
import { createPageCache, type PageCacheOptions } from './page-cache';
import type { AskedPage } from './page-key';

const html = (text: string) => `<!DOCTYPE html><html>${text}${'<p>eau</p>'.repeat(200)}</html>`;
export const document = (text = 'agenda', init: ResponseInit = {}) =>
  new Response(html(text), { ...init, headers: { 'content-type': 'text/html', ...init.headers } });
export const pageRequest = (path: string): AskedPage => ({
  key: `b1 ${path}`,
  path: path.split('?')[0] ?? '',
  target: path,
  data: false,
  unusedQuery: '',
});
export const agenda = pageRequest('/agenda');
/** The content records of an agenda page. */
export const events = { path: '/events', relations: [] };
const turn = () => new Promise((resolve) => setImmediate(resolve));
/** Waits until background work is finished. */
export const settle = async () => {
  for (let time = 0; time < 5; time += 1) await turn();
};

export function openPageCache(changes: Partial<PageCacheOptions> = {}) {
  const site = {
    now: 1_000_000,
    answer: async (): Promise<Response> => document(),
    warned: [] as [Record<string, unknown>, string][],
    worth: true,
  };
  const cache = createPageCache({
    render: async () => readResponse(await site.answer()),
    origin: 'https://www.ecole.example',
    headersOf: () => ({}),
    sharedPages: false,
    maxBytes: 16 * 1024 * 1024,
    clock: () => site.now,
    log: { warn: (...line) => void site.warned.push(line) },
    mayRefresh: () => site.worth,
    ...changes,
  });
  return { site, cache };
}
export const failingRender = () => {
  const use = presentUse();
  if (use) use.failed = true;
};
