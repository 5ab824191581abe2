/** Renders a document completely: nothing on a page is deferred, so it can be cached, hashed and compressed. */
import { hash, randomUUID } from 'node:crypto';
import type { AppLoadContext } from '@remix-run/node';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ScriptNonce, ScriptRegistry } from '~/browser/script-registry';
import { PartMarkup } from '~/parts/part-markup';
import { markupOfPart } from '~/parts/parts-of-request.server';
import { renderFallback } from '~/screens/error/render-fallback.server';
import { findStructuredData } from '~/screens/frame/structured-data.server';
import { services, servicesOf } from '~/services/services.server';
import { printablePath } from '~/site/printable-path';
import { structuredDataScript } from '~/site/structured-data/serialise';
import { BreadcrumbRecord, type BreadcrumbTrail } from '~/ui/breadcrumb-record';
import { missingPart } from './missing-part';
import { renderContextOf } from './renderer';

interface DocumentOptions {
  request: Request;
  status: number;
  headers: Headers;
  loadContext: AppLoadContext;
}

/** @param page the document, for Remix's entry context */
export async function renderDocument(page: ReactElement, options: DocumentOptions): Promise<Response> {
  const { request, status, headers, loadContext } = options;
  const renderContext = renderContextOf(loadContext);
  headers.set('content-type', 'text/html; charset=utf-8');
  const { pathname, search } = new URL(request.url);
  try {
    await renderContext?.waitForTurn();
    const { html, trails, scriptSources } = renderPage(page, loadContext);
    services().missingLabels.note(html, search);
    // A failed page has no structured data.
    const things = status < 400 ? await findStructuredData(loadContext, trails, servicesOf(loadContext)) : [];
    const bodyEnd = html.lastIndexOf('</body>');
    const body = Buffer.concat([
      doctype,
      html.subarray(0, bodyEnd),
      Buffer.from(structuredDataScript(things)),
      html.subarray(bodyEnd),
    ]);
    if (renderContext) renderContext.document = { body, scriptSources };
    return new Response(renderContext ? null : body, { status, headers });
  } catch (error) {
    services().log.error({ err: error, path: printablePath(pathname) }, 'rendering failed');
    return new Response(renderFallback(), { status: 500, headers });
  }
}

const doctype = Buffer.from('<!DOCTYPE html>');

interface RenderedPage {
  html: Buffer;
  /** Breadcrumbs it shows. */
  trails: BreadcrumbTrail[];
  /** The inline scripts of the application, which its policy allows (CSP 3 §2.3.1). */
  scriptSources: string[];
}

/** For development only, which needs no protection: one nonce for the process. */
const nonce = import.meta.env.DEV ? randomUUID() : undefined;

function renderPage(page: ReactElement, loadContext: AppLoadContext): RenderedPage {
  const trails: BreadcrumbTrail[] = [];
  const scriptSources = nonce === undefined ? [] : [`nonce-${nonce}`];
  const missing = missingPart(servicesOf(loadContext));
  const html = renderToString(
    <PartMarkup.Provider value={(part) => markupOfPart(loadContext, part) ?? missing(part)}>
      <BreadcrumbRecord.Provider value={(trail) => trails.push(trail)}>
        <ScriptRegistry.Provider value={(script) => scriptSources.push(hashOf(script))}>
          <ScriptNonce.Provider value={nonce}>{page}</ScriptNonce.Provider>
        </ScriptRegistry.Provider>
      </BreadcrumbRecord.Provider>
    </PartMarkup.Provider>,
  );
  return { html: Buffer.from(html), trails, scriptSources };
}

const hashOf = (script: string) => `sha256-${hash('sha256', script, 'base64')}`;
