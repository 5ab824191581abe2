/** Pictures, e.g. `/images/webp/640/uploads/landscapes/water-12.jpg`. */
import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseImageRequest } from '~/images/image-request';
import { imageResponse, plain } from '~/images/image-response.server';
import { services } from '~/services.server';

export async function loader({ params, request }: LoaderFunctionArgs): Promise<Response> {
  const asked = parseImageRequest(params.format, params.width, params['*']);
  if (!asked) return plain(404);
  return imageResponse(services().images, asked, request.headers.get('if-none-match'));
}
