import { fileResponse } from '~/screens/frame/file-response.server';
import { withOrdinarySpaces } from '../../../content-model/values/non-breaking-spaces';

/** Open data, which any site may read in its visitors' browsers (Fetch standard, CORS). */
export function openDataResponse(
  data: object,
  type: 'application/json' | 'application/schema+json',
): Response {
  const response = fileResponse(withOrdinarySpaces(JSON.stringify(data)), type);
  response.headers.set('access-control-allow-origin', '*');
  return response;
}
