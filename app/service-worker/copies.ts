/** Builds stored copies: complete, with size and date, without transfer headers. */
import { copyHeaders } from '../offline/stores';
import { assetsOf, pageTitleOf } from './page-facts';

/** Headers that describe the transfer, or that would prevent the Cache API from finding a copy. */
const transferHeaders = [
  'age',
  'cache-status',
  'connection',
  'content-encoding',
  'content-length',
  'date',
  'etag',
  'keep-alive',
  'server-timing',
  'transfer-encoding',
  'vary',
];

/** @param now milliseconds */
export async function copyOf(response: Response, now: number): Promise<Response> {
  const body = await response.blob();
  return new Response(body, { headers: headersOf(response, now, body.size) });
}

/** The copy of a page, with its title and the paths of its assets. */
export async function copyOfPage(response: Response, now: number): Promise<Response> {
  const html = await response.text();
  const headers = headersOf(response, now, new Blob([html]).size);
  headers.set(copyHeaders.title, encodeURIComponent(pageTitleOf(html)));
  headers.set(copyHeaders.assets, assetsOf(html).join(' '));
  return new Response(html, { headers });
}

export const dateOf = (copy: Response) => Number(copy.headers.get(copyHeaders.at) ?? 0);
export const sizeOf = (copy: Response) => Number(copy.headers.get(copyHeaders.size) ?? 0);
export const assetsOfCopy = (copy: Response) =>
  (copy.headers.get(copyHeaders.assets) ?? '').split(' ').filter(Boolean);

function headersOf({ headers }: Response, now: number, size: number): Headers {
  const kept = new Headers(headers);
  for (const name of transferHeaders) kept.delete(name);
  kept.set(copyHeaders.at, String(now));
  kept.set(copyHeaders.size, String(size));
  return kept;
}
