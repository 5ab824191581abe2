import type { HandleDataRequestFunction } from '@remix-run/node';
import { redirectTarget } from '~/framework/data-requests';
import { withPartsOfRequest } from '~/parts/parts-of-request.server';
import { servicesOf } from '~/services/services.server';
import { missingPart } from './missing-part';

/** Remix's `handleDataRequest`: adds the HTML of its parts to the data for a navigation without reload. */
export const answerData: HandleDataRequestFunction = (response, { context }) => {
  // A kept redirect would lack the parameters that the next visitor's address has beyond those of the page.
  if (redirectTarget(response.headers) !== null) response.headers.set('cache-control', 'no-store');
  return withPartsOfRequest(response, context, missingPart(servicesOf(context)));
};
