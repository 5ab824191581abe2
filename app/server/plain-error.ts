/** An error page of the catalogue for requests that never reach Remix: refused hosts, shapes, overload. */
import { errorHtml } from '~/site/error-document.server';

const rendered = new Map<number, Buffer>();

/** @returns the page's bytes; each status is rendered once */
export function plainErrorPage(status: number): Buffer {
  const known = rendered.get(status);
  if (known) return known;
  const page = Buffer.from(errorHtml({ statusCode: status, kind: 'content' }));
  rendered.set(status, page);
  return page;
}
