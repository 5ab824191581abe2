import type { HandleDataRequestFunction } from '@remix-run/node';
import { withPartsOfRequest } from '~/parts/parts-of-request.server';
import { servicesOf } from '~/services/services.server';
import { missingPart } from './missing-part';

/** Remix's `handleDataRequest`: data for a navigation without reload has the HTML of its parts. */
export const answerData: HandleDataRequestFunction = (response, { context }) =>
  withPartsOfRequest(response, context, missingPart(servicesOf(context)));
