/**
 * A browser holds the redirect after a form to `form-action` (CSP 3 §6.4.1; Chromium and Safari do). Where the CRM's
 * origins are not named in the configuration, the policy names none: the answer is then a page that leads on by
 * itself, which `form-action` says nothing about, in place of a policy that lets forms go to any https.
 */
import { leavingDocument } from '~/screens/error/leaving-document.server';
import type { Render } from './render/rendered';

/** @param formTargets origins the policy lets forms lead to, the site's own first */
export function leaveByPage(render: Render, formTargets: readonly [string, ...string[]]): Render {
  return async (request) => {
    const rendered = await render(request);
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
