/** Documents of the content service: answered in embedded mode, elsewhere on the media host. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { services } from '~/services.server';
import { routeNotFound } from '~/site/page-loader.server';

export async function loader({ params }: LoaderFunctionArgs): Promise<Response> {
  const name = params['*'] ?? '';
  if (!/^[\w-]+\.pdf$/.test(name)) throw routeNotFound();
  const { embedded, env } = services();
  const path = `/uploads/documents/${name}`;
  if (embedded) return embedded(new Request(`http://content.embedded${path}`));
  return new Response(null, { status: 301, headers: { location: `${env.mediaOrigin}${path}` } });
}
