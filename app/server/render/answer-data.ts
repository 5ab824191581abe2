import type { HandleDataRequestFunction } from '@remix-run/node';
import { redirectTarget } from '~/framework/data-requests';
import { withPartsOfRequest } from '~/parts/parts-of-request.server';
import { servicesOf } from '~/services/services.server';
import { missingPart } from './missing-part';

/** Remix's `handleDataRequest`: data for a navigation without reload has the HTML of its parts. */
export const answerData: HandleDataRequestFunction = (response, { context }) => {
  // Kept, it would lack what another visitor's address says beside the page.
  if (redirectTarget(response.headers) !== null) response.headers.set('cache-control', 'no-store');
  return withPartsOfRequest(response, context, missingPart(servicesOf(context)));
};
