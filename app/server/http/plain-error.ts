/** Error pages for requests that do not reach Remix: refused hosts, malformed requests, overload. */
import { errorHtml } from '~/screens/error/error-document.server';
import { createLabels } from '~/site/labels';
import { shownSheet } from '~/site/look/known-sheets';

const rendered = new Map<string, Buffer>();
const t = createLabels({});

/** Specific messages for statuses that otherwise show 'Une erreur est survenue.' */
const betterMessages: Readonly<Record<number, string>> = {
  413: t('commons.error.tooLarge'),
  414: t('commons.error.tooLong'),
  429: t('commons.error.tooMany'),
};

/** @returns the page's bytes; each status is rendered once for a look of the school */
export function plainErrorPage(status: number): Buffer {
  const look = shownSheet();
  const key = `${status} ${look}`;
  const known = rendered.get(key);
  if (known) return known;
  const error = { statusCode: status, kind: 'content' as const, customMessage: betterMessages[status] };
  const page = Buffer.from(errorHtml(error, look));
  rendered.set(key, page);
  return page;
}
