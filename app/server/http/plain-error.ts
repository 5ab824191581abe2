/** Error pages for requests that do not reach Remix: refused hosts, malformed requests, overload. */
import { errorHtml } from '~/error-document.server';
import { createLabels } from '~/site/labels';
import { currentLookSheet } from '~/site/look/sheet-store';

/** The last page of each status, with the look in which it was rendered. */
const pages = new Map<number, { look: string | null; page: Buffer }>();
const t = createLabels({});

/** Messages for statuses that otherwise show 'Une erreur est survenue.' */
const messages: Readonly<Record<number, string>> = {
  413: t('commons.error.tooLarge'),
  414: t('commons.error.tooLong'),
  429: t('commons.error.tooMany'),
};

/** @returns the page's bytes; each status is rendered once, and again for another look of the school */
export function plainErrorPage(status: number): Buffer {
  const look = currentLookSheet();
  const last = pages.get(status);
  if (last?.look === look) return last.page;
  const error = { statusCode: status, kind: 'content' as const, customMessage: messages[status] };
  const page = Buffer.from(errorHtml(error, look));
  pages.set(status, { look, page });
  return page;
}
