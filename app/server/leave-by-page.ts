/**
 * Browsers apply `form-action` to the redirect after a form (CSP 3 §6.4.1; Chromium and Safari do). Where the CRM's
 * origins are not configured, the policy cannot name them: the response is then a page with a `Refresh` header,
 * which `form-action` does not restrict, instead of a policy that allows forms to any https origin.
 */
import { leavingDocument } from '~/screens/error/leaving-document.server';
import type { Render } from './render/rendered';

/** @param formTargets origins the policy lets forms lead to, the site's own first */
export function leaveByPage(render: Render, formTargets: readonly [string, ...string[]]): Render {
  return async (request, network) => {
    const rendered = await render(request, network);
    const location = rendered.headers.get('location');
    if (request.method !== 'POST' || rendered.status !== 303 || location === null) return rendered;
    const target = new URL(location, formTargets[0]);
    if (formTargets.includes(target.origin)) return rendered;
    const headers = new Headers(rendered.headers);
    headers.delete('location');
    headers.set('refresh', `0; url=${target.href}`);
    headers.set('content-type', 'text/html; charset=utf-8');
    return { status: 200, headers, body: Buffer.from(leavingDocument(target)), scriptHashes: [] };
  };
}
