/** `/demo/crm`: what a CRM would receive; the embedded content service's own page, and only while it is embedded. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { services } from '~/services.server';
import { errorDocument } from '~/site/error-document.server';

export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { embedded } = services();
  if (!embedded) return errorDocument({ statusCode: 404, kind: 'route' });
  const answer = await embedded(new Request(request.url));
  const headers = new Headers(answer.headers);
  // The page repeats what its address says: nobody keeps it.
  headers.set('cache-control', 'no-store');
  return new Response(answer.body, { status: answer.status, headers });
}
