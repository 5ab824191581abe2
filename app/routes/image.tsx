import type { LoaderFunctionArgs } from '@remix-run/node';
import { answerImage } from '~/images/image-response.server';
import { services } from '~/services/services.server';

/** A picture of the content service; with the site's own server the pipeline answers first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<Response> {
  const { status, headers, body } = await answerImage(services().images, new URL(request.url).pathname, {
    ifNoneMatch: request.headers.get('if-none-match'),
    signal: request.signal,
  });
  return new Response(body as BodyInit | null, { status, headers });
}
