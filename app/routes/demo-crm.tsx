/**
 * `/demo/crm`, `/demo/inscription` and their style sheet: they replace other sites in the demonstration, with the
 * embedded content service's code, whichever service holds the content.
 */
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { errorDocument } from '~/error-document.server';
import { readForm } from '~/school/admissions/read-form';
import { services } from '~/services/services.server';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  return answer(new Request(request.url));
}

export async function action({ request }: ActionFunctionArgs): Promise<Response> {
  const form = await readForm(request);
  return answer(new Request(request.url, { method: 'POST', body: form ?? new URLSearchParams() }));
}

async function answer(request: Request): Promise<Response> {
  const response = await services().demonstrationSites?.(request);
  if (!response?.ok) return errorDocument({ statusCode: 404, kind: 'route' });
  const headers = new Headers(response.headers);
  // The page repeats its address or the form, so no cache keeps it.
  headers.set('cache-control', 'no-store');
  return new Response(response.body, { status: response.status, headers });
}
