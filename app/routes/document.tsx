import type { LoaderFunctionArgs } from '@remix-run/node';
import { embeddedOrigin } from '~/content/embedded.server';
import { documentPath } from '~/images/picture/plain-path';
import { services } from '~/services/services.server';

/** Brochures and other documents: from the embedded content service, or at the media origin. */
export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const path = documentPath(params['*']);
  if (path === null) return notFound();
  const { embedded, env } = services();
  if (embedded) {
    const response = await embedded(new Request(`${embeddedOrigin}${path}`));
    // Pictures have separate, signed addresses.
    return response.ok && !isPicture(response) ? response : notFound();
  }
  const [origin] = env.mediaOrigins;
  if (origin === undefined) return notFound();
  return new Response(null, {
    status: 301,
    headers: { location: `${origin}${path}`, 'cache-control': 'public, max-age=300' },
  });
}

const isPicture = ({ headers }: Response) => headers.get('content-type')?.startsWith('image/') ?? false;

/** Documents are only read. */
export function action(): Response {
  return new Response('Method Not Allowed', { status: 405, headers: { allow: 'GET, HEAD' } });
}

function notFound(): Response {
  return new Response('Not Found', { status: 404, headers: { 'content-type': 'text/plain' } });
}
