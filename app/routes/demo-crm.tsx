/** `/demo/crm` and its style sheet: what a CRM would receive; the demonstration's own page. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { errorDocument } from '~/screens/error/error-document.server';
import { services } from '~/services.server';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { embedded, demonstration } = services();
  const answer = demonstration ? await embedded?.(new Request(request.url)) : undefined;
  if (!answer?.ok) return errorDocument({ statusCode: 404, kind: 'route' });
  const headers = new Headers(answer.headers);
  // The page repeats what its address says: nobody keeps it.
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
