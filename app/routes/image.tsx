import type { LoaderFunctionArgs } from '@remix-run/node';
import { parseImageRequest } from '~/images/image-request';
import { imageResponse, refusal } from '~/images/image-response.server';
import { services } from '~/services.server';

/** A picture of the content service at one of our widths and formats. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<Response> {
  const wanted = parseImageRequest(params['format'], params['width'], params['*']);
  if (!wanted) return refusal(404, 'public, max-age=60');
  return await imageResponse(services().images, wanted, request.headers.get('if-none-match'));
}
